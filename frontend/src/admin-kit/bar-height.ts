/** Pixels of the bar that stays in sight at the top of every screen. */
export const barHeight = 56;
