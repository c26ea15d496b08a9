import { InvalidError, listsByView, maxLiveTopics, type LiveTopic, type ViewName } from '@henna/domain';
import type { ProgressUpdate } from '../../shared/projection-progress/projection-progress.ts';

export const liveLists = [...new Set(Object.values(listsByView).flat())];
const lists: ReadonlySet<string> = new Set(liveLists);
const productTopic = /^(product|comments):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The topics of a query. Throws {@link InvalidError} if there are none, too many, or unknown ones. */
export const parseTopics = (query: unknown): readonly LiveTopic[] => {
  const topics = typeof query === 'string' ? [...new Set(query.split(','))] : [];
  const isKnown = (topic: string): topic is LiveTopic => lists.has(topic) || productTopic.test(topic);
  if (topics.length === 0 || topics.length > maxLiveTopics || !topics.every(isKnown))
    throw new InvalidError('INVALID_TOPICS', { max: maxLiveTopics, lists: liveLists.join(', ') });
  return topics;
};

/** Keys of changes that concern all topics, or those of all products. */
export const allTopics = '*';
export const allProducts = 'product:*';

/** The page of every product shows names, labels and options. */
const topicsOfView = (view: ViewName): readonly string[] => {
  const topics = listsByView[view] ?? [];
  return productPageViews.has(view) ? [...topics, allProducts] : topics;
};
const productPageViews: ReadonlySet<ViewName> = new Set(['brand', 'category', 'setting']);

/** The topics that an update changes. */
export const changedTopics = ({ changed }: Pick<ProgressUpdate, 'changed'>): ReadonlySet<string> => {
  if (!changed) return new Set([allTopics]);
  const topics = new Set<string>();
  for (const view of Object.keys(changed) as ViewName[]) for (const list of topicsOfView(view)) topics.add(list);
  for (const id of changed.product?.ids ?? []) topics.add(`product:${id}`);
  for (const id of changed.comment?.products ?? []) topics.add(`comments:${id}`);
  return topics;
};

/** The keys of changes that concern a topic. */
export const matchingKeys = (topic: LiveTopic): readonly string[] =>
  topic.startsWith('product:') ? [topic, allProducts, allTopics] : [topic, allTopics];
