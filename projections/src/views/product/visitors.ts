import { visitorDayId, type ProductDocument, type VisitorDayDocument, type VisitorDocument } from '@henna/domain';
import type { Documents } from '../../projection.ts';

/** Visits of one signed-in person to one product on one UTC day. */
export interface VisitsOfDay {
  readonly productId: string;
  readonly day: number;
  readonly visits: number;
}

/** Who visited what and when, of those who were signed in: their erasure gives back exactly these visits. */
export const visitors = (products: Documents<ProductDocument>) => {
  const people = products.part<VisitorDocument>('visitors');
  const personDays = products.part<VisitorDayDocument>('visitorDays');

  const note = async (userId: string, productId: string, day: number) => {
    const id = visitorDayId(userId, day);
    const known = (await personDays.get(id))?.products;
    if (!known) {
      const days = (await people.get(userId))?.days ?? [];
      people.put({ _id: userId, days: [...days, day] });
    }
    const others = (known ?? []).filter((each) => each.productId !== productId);
    const visits = 1 + (known?.find((each) => each.productId === productId)?.visits ?? 0);
    personDays.put({ _id: id, products: [...others, { productId, visits }] });
  };

  /** Forgets a person; answers what they had visited. */
  const forget = async (userId: string): Promise<VisitsOfDay[]> => {
    const visits: VisitsOfDay[] = [];
    for (const day of (await people.get(userId))?.days ?? []) {
      const id = visitorDayId(userId, day);
      for (const each of (await personDays.get(id))?.products ?? []) visits.push({ ...each, day });
      personDays.delete(id);
    }
    people.delete(userId);
    return visits;
  };
  return { note, forget };
};
