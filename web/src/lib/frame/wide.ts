/** Whether there is room for a panel beside the board. */
export const isWide = (): boolean => matchMedia('(min-width: 1100px)').matches;
