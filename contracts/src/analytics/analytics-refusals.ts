/** Why a question of an analyst is refused as not valid, in the service's words; `{}` stands for a value. */
export const analyticsRefusals = {
  noMoment: '{} must be a day or a time.',
  tooEarly: '{} must lie in {} or later.',
  endsEarly: 'The period must end after it begins.',
  tooManySteps: 'The period has more than {} steps.',
  tooManyRankings: 'A ranking can be asked for at most {} steps.',
  noTimeZone: 'timeZone must be the name of a time zone, such as Asia/Riyadh.',
  noEventTypes: 'types must be types of events.',
  noSuchGroup: '{} can be asked by {}.',
  nothingCounts: 'At least one kind of act must be worth a point.',
  nobody: 'There is no member {}.',
} as const;

export type AnalyticsRefusal = keyof typeof analyticsRefusals;
