import type { HistoryEntity, HistoryKind, RecordedHennaEvent } from '@henna/domain';

type Data = Readonly<Record<string, unknown>>;

/** Which field of the data names what an event is about, by the beginning of its type; the first that fits counts. */
const subjects: readonly (readonly [start: string, kind: HistoryKind, field: string])[] = [
  ['Product', 'product', 'productId'],
  ['Brand', 'brand', 'brandId'],
  ['Category', 'category', 'categoryId'],
  ['Subcategory', 'subcategory', 'subcategoryId'],
  ['Banner', 'banner', 'bannerId'],
  ['Setting', 'setting', 'key'],
  ['Vote', 'vote', 'voteId'],
  ['Rating', 'rating', 'ratingId'],
  ['Comment', 'comment', 'commentId'],
  ['Member', 'member', 'memberId'],
  ['ResetLink', 'member', 'memberId'],
  ['Profile', 'profile', 'userId'],
];

const byStream: Readonly<Record<string, HistoryKind>> = {
  import: 'import',
  batch: 'batch',
  rules: 'rules',
  scenario: 'scenario',
  savedView: 'savedView',
  demo: 'demo',
};

const text = (data: Data, field: string): string | undefined => {
  const value = data[field];
  return typeof value === 'string' ? value : undefined;
};

/** What an event is about. */
export const subjectOf = ({ type, data: given, stream }: RecordedHennaEvent): HistoryEntity => {
  const data = given as unknown as Data;
  if (type === 'VotingOptionsSet')
    return given.subcategoryId === null ? `category:${given.categoryId}` : `subcategory:${given.subcategoryId}`;
  if (type === 'VotesReset' || type === 'VotesResetUndone')
    return `vote:${(given.votes[0] ?? given.removed[0])?.voteId ?? ''}`;
  if (type === 'BatchStarted') return `product:${given.target.productId}`;
  const subject = subjects.find(([start]) => type.startsWith(start));
  const id = subject && text(data, subject[2]);
  if (subject && id !== undefined) return `${subject[1]}:${id}`;
  const [prefix = '', ...rest] = stream.split('-');
  return `${byStream[prefix] ?? 'other'}:${rest.join('-') || prefix}`;
};

/** The person whose act or record it is, by id. */
export const personOf = ({ data }: RecordedHennaEvent): string | undefined =>
  text(data as unknown as Data, 'userId') ?? text(data as unknown as Data, 'memberId');

/** The product on which somebody's act hangs. */
export const productOf = (entity: HistoryEntity, { data }: RecordedHennaEvent): string | undefined =>
  entity.startsWith('product:') ? undefined : text(data as unknown as Data, 'productId');

/** When it happened: the latest of the times that the event tells of, else when it was recorded. */
export const happenedAt = ({ data, metadata }: RecordedHennaEvent): string => {
  const times = Object.entries(data as unknown as Data)
    .filter(([field, value]) => field.endsWith('At') && typeof value === 'string')
    .map(([, value]) => value as string);
  return times.length === 0 ? metadata.at : times.reduce((latest, time) => (time > latest ? time : latest));
};
