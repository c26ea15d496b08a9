export const quarter = 'from=2025-10-01&to=2026-01-01';
const week = 'from=2025-11-10&to=2025-11-17';
const zone = 'timeZone=Asia/Riyadh';
const groups = ['', 'product', 'brand', 'category', 'subcategory', 'option', 'language'];
export const asked = (metric: string, ...parts: readonly string[]) =>
  `/api/analytics/metrics/${metric}?${parts.filter((part) => part !== '').join('&')}`;
const grouped = (group: string) => group && `group=${group}`;

/** Every group by every step; three months have more hours than one answer takes. */
const everyGroup = groups.flatMap((group) => [
  ...['', 'by=month', 'by=week', 'by=day'].map((by) => asked('votes', grouped(group), by, quarter)),
  asked('votes', grouped(group), 'by=day', zone, quarter),
  ...['', 'by=day', 'by=hour'].map((by) => asked('votes', grouped(group), by, week)),
]);
const others = [
  ['votes', 'group=product', 'by=day', 'limit=100'],
  ['votes', 'group=product', 'by=month', zone],
  ['votes', 'group=product', 'by=week', zone, 'limit=100'],
  ['ratings', 'by=day'],
  ['comments', 'group=language', 'by=month'],
  ['averageRating', 'group=product'],
  ['averageRating', 'group=subcategory', 'by=week'],
  ['bayesianRating', 'group=product', 'by=day'],
  ['optionShare', 'by=week'],
  ['trendScore', 'by=month'],
  ['trendRank', 'by=week'],
].flatMap(([metric, ...parts]) => [quarter, week].map((period) => asked(metric!, ...parts, period)));
/** @param place `category=<id>` */
const filtered = (place: string) => [
  asked('votes', 'by=day', place, quarter),
  asked('votes', 'group=product', 'by=week', place, quarter),
  asked('votes', 'group=option', 'by=month', place, quarter),
  asked('comments', 'group=brand', 'by=day', zone, place, week),
];

/** Each member counted once: every metric by every group and step. */
const ofMembers = ['activeMembers', 'returningMembers', 'visitToVote', 'voteToComment'].flatMap((metric) =>
  groups
    .filter((group) => group !== 'option')
    .flatMap((group) => [
      ...['', 'by=month', 'by=week', 'by=day'].map((by) => asked(metric, grouped(group), by, quarter)),
      ...['by=day', 'by=hour'].map((by) => asked(metric, grouped(group), by, zone, week)),
    ]),
);

/** All of them, filtered ones by one category. */
export const questions = (categoryId: string): readonly string[] => [
  ...everyGroup,
  ...others,
  ...filtered(`category=${categoryId}`),
  ...ofMembers,
  asked('activeMembers', 'group=product', 'by=week', `category=${categoryId}`, quarter),
  asked('visitToVote', 'by=day', `category=${categoryId}`, zone, quarter),
];

/** What has to be read first of all that members did. */
export const firstOfMembers = asked('activeMembers', quarter);
