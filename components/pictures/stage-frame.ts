/** What a card shows of the vehicles' shared frame: the empty sky above and the road below are left out. */
export const stageFrame = { top: 30, width: 480, height: 216 } as const
