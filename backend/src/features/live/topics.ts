import { InvalidError, liveLists, maxLiveTopics, type LiveTopic, type ViewName } from '@henna/domain';
import type { Step } from '../../shared/positions/projection-progress.ts';

const lists: ReadonlySet<string> = new Set(liveLists);
const ofProduct = /^(product|comments):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The topics that a page asks for. Throws {@link InvalidError} when there are none, too many, or unknown ones. */
export const topicsOf = (query: unknown): readonly LiveTopic[] => {
  const named = typeof query === 'string' ? [...new Set(query.split(','))] : [];
  const isKnown = (topic: string): topic is LiveTopic => lists.has(topic) || ofProduct.test(topic);
  if (named.length === 0 || named.length > maxLiveTopics || !named.every(isKnown))
    throw new InvalidError('INVALID_TOPICS', { max: maxLiveTopics, lists: liveLists.join(', ') });
  return named;
};

/** Stands for all topics; for those of all products. */
export const everything = '*';
export const everyProduct = 'product:*';

/** Names, labels and options stand on the page of every product. */
const listsOf: Partial<Record<ViewName, readonly string[]>> = {
  brand: ['brands', 'products', everyProduct],
  category: ['categories', 'products', everyProduct],
  setting: ['settings', everyProduct],
  banner: ['banners'],
};

/** What a step changes, as topics; where it is not known, everything. */
export const changedTopics = ({ changed }: Pick<Step, 'changed'>): ReadonlySet<string> => {
  if (!changed) return new Set([everything]);
  const topics = new Set<string>();
  for (const view of Object.keys(changed) as ViewName[]) for (const list of listsOf[view] ?? []) topics.add(list);
  if (changed.product) topics.add('products');
  for (const id of changed.product?.ids ?? []) topics.add(`product:${id}`);
  for (const id of changed.comment?.products ?? []) topics.add(`comments:${id}`);
  return topics;
};

/** The topics by which a connection with this one hears of changes. */
export const heardBy = (topic: LiveTopic): readonly string[] =>
  topic.startsWith('product:') ? [topic, everyProduct, everything] : [topic, everything];
