/** Days that one block may cover. */
export const blockDaysLimit = 92
