import type { HistoryDocument } from '@henna/contracts';
import type { Documents, Keyed } from '../../../projection.ts';
import { voidedActs } from '../../../voided.ts';
import { placeOf, sidesOf, type Opinion, type OpinionEvent } from '../../catalogue/product/opinions.ts';

/** Part `opinions`: what stands of one person's votes and rating of one product. */
export interface OpinionsDocument extends Keyed {
  readonly options?: readonly string[];
  readonly stars?: number;
}

/** What an event takes away and gives. */
export interface Turn {
  readonly before?: Opinion | undefined;
  readonly after?: Opinion | undefined;
  /** The event itself tells both. */
  readonly isPlain: boolean;
}

export const opinionsId = (productId: string, userId: string): string => `${productId}.${userId}`;

const withChange = (document: OpinionsDocument, opinion: Opinion, stands: boolean): OpinionsDocument => {
  const { options = [], stars, _id } = document;
  const others = opinion.act === 'votes' ? options.filter((id) => id !== opinion.optionId) : options;
  const voted = opinion.act === 'votes' && stands ? [...others, opinion.optionId] : others;
  const given = opinion.act === 'ratings' ? (stands ? opinion.stars : undefined) : stars;
  return { _id, ...(voted.length > 0 && { options: voted }), ...(given !== undefined && { stars: given }) };
};

/** Which votes and ratings stand, so that a reset of their product finds what it takes. */
export const standingOpinions = (entries: Documents<HistoryDocument>) => {
  const opinions = entries.part<OpinionsDocument>('opinions');
  const voided = voidedActs<Opinion>(entries);
  const set = async (productId: string, opinion: Opinion, stands: boolean) => {
    const _id = opinionsId(productId, opinion.person);
    const next = withChange((await opinions.get(_id)) ?? { _id }, opinion, stands);
    if (next.options || next.stars !== undefined) opinions.put(next);
    else opinions.delete(_id);
  };
  return {
    /** @param isReset whether the product was ever reset: only then something can have been taken */
    async turn(event: OpinionEvent, isReset: boolean): Promise<Turn> {
      const { before, after } = sidesOf(event);
      const { productId } = event.data;
      const taken = isReset ? await voided.take(placeOf(productId, (before ?? after)!)) : undefined;
      const stood = taken ? (taken.by === null ? taken.fact : undefined) : before;
      if (stood) await set(productId, stood, false);
      if (after) await set(productId, after, true);
      return { before: stood, after, isPlain: !taken };
    },
    /** Takes all votes or ratings of a product. */
    async reset(productId: string, act: Opinion['act'], by: string): Promise<void> {
      const having = act === 'votes' ? 'options' : 'stars';
      for (const { _id, options = [], stars } of await opinions.select({ idPrefix: `${productId}.`, having })) {
        const person = _id.slice(productId.length + 1);
        // Days count nothing here.
        const of = { day: 0, person };
        const facts: Opinion[] =
          act === 'votes' ? options.map((optionId) => ({ act, ...of, optionId })) : [{ act, ...of, stars: stars! }];
        for (const fact of facts) {
          voided.put({ _id: placeOf(productId, fact), userId: person, by, fact });
          await set(productId, fact, false);
        }
      }
    },
    /** What one reset took stands again, but where its person has acted since. */
    async giveBack(productId: string, by: string): Promise<readonly Opinion[]> {
      const back = await voided.giveBack(by);
      for (const fact of back) await set(productId, fact, true);
      return back;
    },
    forget: (userId: string) => voided.forget(userId),
  };
};
