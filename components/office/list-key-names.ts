/** The keys of a list, in the order in which they are shown. */
export const listKeys = ['j', 'k', 'x', 'enter', 'c', 'r', 'slash', 'escape', 'help'] as const
