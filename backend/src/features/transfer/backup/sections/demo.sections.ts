import type { DemoEvent, HennaEvent } from '@henna/contracts';
import { demo, stillCounts } from '../../../demo/index.ts';
import type { Kept, LogSnapshot, StreamKind } from '../log-snapshot.ts';
import type { Rows } from './rows.ts';

/** What the demo is, while any of it counts. */
export async function* demoOf(log: LogSnapshot): Rows {
  for await (const events of log.streams<DemoEvent>('demo')) {
    const state = log.folded(demo, events);
    if (!state?.loaded || !stillCounts(state, 'all')) continue;
    const told = events.filter(({ type }) => type === 'DemoStarted' || type === 'DemoLoaded').map(({ data }) => data);
    yield { ...Object.assign({}, ...told), activity: stillCounts(state, 'activity') };
  }
}

const kinds: readonly StreamKind[] = ['brand', 'category', 'product', 'ballot', 'rating', 'comment', 'banner'];

/** The ids of what the demo brought: it stays marked as such wherever it is restored. */
export async function* demoRecords(log: LogSnapshot): Rows {
  if ((await demoOf(log).next()).done) return;
  for (const kind of kinds)
    for await (const events of log.streams(kind))
      for (const event of events) {
        const id = event.demo && broughtBy(event);
        if (id) yield { id };
      }
}

const broughtBy = ({ type, data }: Kept<HennaEvent>): string | undefined => {
  switch (type) {
    case 'BrandAdded':
      return data.brandId;
    case 'CategoryAdded':
      return data.categoryId;
    case 'ProductAdded':
      return data.productId;
    case 'VoteCast':
      return data.voteId;
    case 'RatingGiven':
      return data.ratingId;
    case 'CommentPosted':
      return data.commentId;
    case 'BannerAdded':
      return data.bannerId;
    default:
      return undefined;
  }
};
