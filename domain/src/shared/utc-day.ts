export const dayMs = 86_400_000;

/** UTC day number: days since 1970-01-01. */
export const utcDay = (time: Date): number => Math.floor(time.getTime() / dayMs);
