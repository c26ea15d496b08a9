import { Injectable } from '@nestjs/common';
import { CatalogueMoments, type Catalogue } from '../../catalogue/index.ts';
import { timeFields, type ActDocuments, type ActKind } from '../act-kinds.ts';
import { Acts, type ActFilter, type ActOrder } from '../acts.ts';
import { ActHistories } from './act-histories.ts';
import { actsThen } from './acts-then.ts';
import { mergedPage } from './merged-page.ts';

type Document = ActDocuments[ActKind];
type Compare = (a: Document, b: Document) => number;

/** What a list showed at a position. */
export interface ActsThen {
  readonly documents: readonly Document[];
  readonly total: number;
  readonly catalogue: Catalogue;
}

/**
 * Votes, ratings and comments as they were at a position: on products where nothing has happened since, as they are;
 * on the others what the history tells.
 */
@Injectable()
export class ActsAt {
  constructor(
    private readonly acts: Acts,
    private readonly histories: ActHistories,
    private readonly moments: CatalogueMoments,
  ) {}

  /** One page, from a row on. Throws a 400 where too much has happened since. */
  async page(
    kind: ActKind,
    filter: ActFilter,
    order: ActOrder,
    position: bigint,
    { skip, limit }: { readonly skip: number; readonly limit: number },
  ): Promise<ActsThen> {
    const { changed, unchanged, compare, catalogue } = await this.parts(kind, filter, order, position);
    const [documents, count] = await Promise.all([
      mergedPage(changed, compare, { skip, limit }, (from, most) =>
        this.acts.find(kind, unchanged, order).skip(from).limit(most).toArray(),
      ),
      this.acts.count(kind, unchanged),
    ]);
    return { documents, total: count + changed.length, catalogue };
  }

  /** All of them, in their order. Throws a 400 where too much has happened since. */
  async *all(kind: ActKind, order: ActOrder, position: bigint): AsyncGenerator<Document> {
    const { changed, unchanged, compare } = await this.parts(kind, {}, order, position);
    let next = 0;
    for await (const document of this.acts.find(kind, unchanged, order)) {
      for (; next < changed.length && compare(changed[next]!, document) < 0; next += 1) yield changed[next]!;
      yield document;
    }
    yield* changed.slice(next);
  }

  /** What has changed since, as it was, and how the rest is found. */
  private async parts(kind: ActKind, filter: ActFilter, order: ActOrder, position: bigint) {
    const touched = await this.histories.touchedSince(kind, position, filter.productId);
    const [told, catalogue] = await Promise.all([
      this.histories.toldOf(kind, touched, position),
      this.moments.at(position),
    ]);
    const isSeen = (productId: string) => {
      const product = catalogue.product(productId);
      return product !== undefined && catalogue.isVisible(product);
    };
    const removed = filter.removed ?? false;
    const then = actsThen(told, removed) as readonly Document[];
    const compare = inTime(kind, removed, order);
    const changed = then.filter((act) => isSeen(act.productId) && isWanted(act, filter)).sort(compare);
    const hidden = [...this.acts.products()].filter((id) => !isSeen(id));
    return { changed, compare, catalogue, unchanged: { ...filter, leftOut: [...touched, ...hidden] } };
  }
}

const isWanted = (act: Document, { userIds, stars }: ActFilter) =>
  (!userIds || userIds.includes(act.userId ?? '')) && (stars === undefined || ('stars' in act && act.stars === stars));

const inTime = (kind: ActKind, removed: boolean, { oldestFirst }: ActOrder): Compare => {
  const field = removed ? 'removedAt' : timeFields[kind];
  const time = (act: Document) => ((act as unknown as Readonly<Record<string, Date>>)[field] ?? new Date(0)).getTime();
  const sign = oldestFirst ? 1 : -1;
  return (a, b) => sign * (time(a) - time(b) || (a._id < b._id ? -1 : 1));
};
