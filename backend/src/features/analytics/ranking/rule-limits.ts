import { ruleLimits } from '@henna/contracts';

/** Bounds of what rules may be tried or adopted. */
export const { mostPoints, highestCap, shortestHalfLife, longestHalfLife } = ruleLimits;
