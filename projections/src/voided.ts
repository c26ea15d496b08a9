import type { Documents, Index, Keyed } from './projection.ts';

/**
 * An act that something in another stream took, a reset of its product or a clear of its kind, until the next act in the same place:
 * then that alone decides. The id is the place: what a person can do once. Part `voided` of a view.
 */
export interface VoidedAct<Fact> extends Keyed {
  readonly userId: string;
  /** Id of what took it; `null` once that was taken back: it stands again. */
  readonly by: string | null;
  /** What the view needs to let it stand again. */
  readonly fact: Fact;
}

/** To stand among the indexes of a view with the part. */
export const voidedIndexes: readonly Index[] = [
  { part: 'voided', key: { by: 1 } },
  { part: 'voided', key: { userId: 1 } },
];

/** What was taken by events that concern the acts of many. */
export const voidedActs = <Fact>(documents: Documents<Keyed>) => {
  const acts = documents.part<VoidedAct<Fact>>('voided');
  return {
    put: (act: VoidedAct<Fact>): void => acts.put(act),
    get: (place: string): Promise<VoidedAct<Fact> | undefined> => acts.get(place),
    /** What was taken in a place where somebody acts now. It is forgotten: what comes now decides. */
    async take(place: string): Promise<VoidedAct<Fact> | undefined> {
      const act = await acts.get(place);
      if (act) acts.delete(place);
      return act;
    },
    /** All that one event took, and that nobody has acted upon since, stands again. */
    async giveBack(by: string): Promise<readonly Fact[]> {
      const back = await acts.select({ field: 'by', value: by });
      for (const act of back) acts.put({ ...act, by: null });
      return back.map(({ fact }) => fact);
    },
    /** What was taken of an erased person can't come back. */
    async forget(userId: string): Promise<void> {
      for (const { _id } of await acts.select({ field: 'userId', value: userId })) acts.delete(_id);
    },
  };
};
