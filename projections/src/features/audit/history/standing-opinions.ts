import type { HistoryDocument } from '@henna/contracts';
import { everyOne } from '../../../cleared.ts';
import type { Documents, Keyed, Selection } from '../../../projection.ts';
import { voidedActs } from '../../../voided.ts';
import type { Said } from '../../catalogue/product/activity.ts';
import { placeOf, sidesOf, type Opinion, type OpinionEvent } from '../../catalogue/product/opinions.ts';

/** Part `opinions`: what stands of one person's votes, rating and comments of one product. */
export interface OpinionsDocument extends Keyed {
  readonly options?: readonly string[];
  readonly stars?: number;
  /** Their comments. */
  readonly said?: readonly Said[];
}

/** A comment that a clear took. */
export interface TakenComment extends Said {
  readonly productId: string;
  readonly person: string;
}

/** What an event takes away and gives. */
export interface Turn {
  readonly before?: Opinion | undefined;
  readonly after?: Opinion | undefined;
  /** The event itself tells both. */
  readonly isPlain: boolean;
}

type OfProduct<Fact> = Fact & { readonly productId: string };

export const opinionsId = (productId: string, userId: string): string => `${productId}.${userId}`;

const withChange = (document: OpinionsDocument, opinion: Opinion, stands: boolean): OpinionsDocument => {
  const { options = [], stars, said, _id } = document;
  const others = opinion.act === 'votes' ? options.filter((id) => id !== opinion.optionId) : options;
  const voted = opinion.act === 'votes' && stands ? [...others, opinion.optionId] : others;
  const given = opinion.act === 'ratings' ? (stands ? opinion.stars : undefined) : stars;
  return {
    _id,
    ...(voted.length > 0 && { options: voted }),
    ...(given !== undefined && { stars: given }),
    ...(said && { said }),
  };
};

/** Which votes and ratings stand, so that a reset of their product finds what it takes. */
export const standingOpinions = (entries: Documents<HistoryDocument>) => {
  const opinions = entries.part<OpinionsDocument>('opinions');
  const voided = voidedActs<OfProduct<Opinion> | TakenComment>(entries);
  const put = (document: OpinionsDocument) => {
    if (document.options || document.stars !== undefined || document.said) opinions.put(document);
    else opinions.delete(document._id);
  };
  const set = async (productId: string, opinion: Opinion, stands: boolean) => {
    const _id = opinionsId(productId, opinion.person);
    put(withChange((await opinions.get(_id)) ?? { _id }, opinion, stands));
  };
  const say = async ({ productId, person, commentId, parentId }: TakenComment, stands: boolean) => {
    const _id = opinionsId(productId, person);
    const { said = [], ...known } = (await opinions.get(_id)) ?? { _id };
    const others = said.filter((each) => each.commentId !== commentId);
    const told = stands ? [...others, { commentId, parentId }] : others;
    put({ ...known, ...(told.length > 0 && { said: told }) });
  };
  return {
    /** @param isReset whether the product was ever reset: only then something can have been taken */
    async turn(event: OpinionEvent, isReset: boolean): Promise<Turn> {
      const { before, after } = sidesOf(event);
      const { productId } = event.data;
      const taken = isReset ? await voided.take(placeOf(productId, (before ?? after)!)) : undefined;
      const stood = taken ? (taken.by === null ? (taken.fact as Opinion) : undefined) : before;
      if (stood) await set(productId, stood, false);
      if (after) await set(productId, after, true);
      return { before: stood, after, isPlain: !taken };
    },
    /**
     * Notes a comment that comes or goes.
     * @returns one that a clear had taken, and that stands a last time before it goes
     */
    async remark(comment: TakenComment, stands: boolean, isReset: boolean): Promise<TakenComment | undefined> {
      const taken = isReset ? await voided.take(comment.commentId) : undefined;
      await say(comment, stands);
      return taken && taken.by !== null && !stands ? (taken.fact as TakenComment) : undefined;
    },
    /** Takes all votes or ratings of a product, or of all. */
    async reset(act: Opinion['act'], by: string, productId?: string): Promise<void> {
      const having = act === 'votes' ? 'options' : 'stars';
      const all: Selection = productId === undefined ? everyOne(having) : { idPrefix: `${productId}.`, having };
      for (const { _id, options = [], stars } of await opinions.select(all)) {
        const own = _id.slice(0, _id.indexOf('.'));
        const person = _id.slice(own.length + 1);
        // Days count nothing here.
        const of = { productId: own, day: 0, person };
        const facts: OfProduct<Opinion>[] =
          act === 'votes' ? options.map((optionId) => ({ act, ...of, optionId })) : [{ act, ...of, stars: stars! }];
        for (const fact of facts) {
          voided.put({ _id: placeOf(own, fact), userId: person, by, fact });
          await set(own, fact, false);
        }
      }
    },
    /** Takes all comments. */
    async silence(by: string): Promise<void> {
      for (const { _id, said = [] } of await opinions.select(everyOne('said'))) {
        const productId = _id.slice(0, _id.indexOf('.'));
        const person = _id.slice(productId.length + 1);
        for (const each of said) {
          const fact = { productId, person, ...each };
          voided.put({ _id: each.commentId, userId: person, by, fact });
          await say(fact, false);
        }
      }
    },
    /** What one reset or clear took stands again, but where its person has acted since. */
    async giveBack(by: string): Promise<readonly (OfProduct<Opinion> | TakenComment)[]> {
      const back = await voided.giveBack(by);
      for (const fact of back)
        if ('act' in fact) await set(fact.productId, fact, true);
        else await say(fact, true);
      return back;
    },
    forget: (userId: string) => voided.forget(userId),
  };
};
