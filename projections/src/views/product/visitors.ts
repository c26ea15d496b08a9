import { visitorDayId, type ProductDocument, type VisitorDayDocument, type VisitorDocument } from '@henna/domain';
import type { Documents } from '../../projection.ts';

/** Visits of one signed-in person to one product on one UTC day. */
export interface VisitsOfDay {
  readonly productId: string;
  readonly day: number;
  readonly visits: number;
}

/** The visits of signed-in people by person and day, so that an erasure can subtract exactly these. */
export const visitors = (products: Documents<ProductDocument>) => {
  const people = products.part<VisitorDocument>('visitors');
  const personDays = products.part<VisitorDayDocument>('visitorDays');

  const recordVisit = async (userId: string, productId: string, day: number) => {
    const id = visitorDayId(userId, day);
    const visited = (await personDays.get(id))?.products;
    if (!visited) {
      const days = (await people.get(userId))?.days ?? [];
      people.put({ _id: userId, days: [...days, day] });
    }
    const others = (visited ?? []).filter((each) => each.productId !== productId);
    const visits = 1 + (visited?.find((each) => each.productId === productId)?.visits ?? 0);
    personDays.put({ _id: id, products: [...others, { productId, visits }] });
  };

  /** Deletes an erased person's visits. @returns what they were */
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
  return { recordVisit, forget };
};
