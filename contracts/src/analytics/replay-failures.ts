/** Why a replay failed, in the service's words; `{}` stands for a value. */
export const replayFailures = {
  tooLong: 'It took longer than fifteen minutes.',
  tooManyActs: 'There are more than {} acts.',
  ended: 'The replay ended before it was done.',
} as const;

export type ReplayFailure = keyof typeof replayFailures;
