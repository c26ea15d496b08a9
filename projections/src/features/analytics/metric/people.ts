import { metricPersonId, type MetricPersonDocument, type PersonAct } from '@henna/domain';

/** Part `people` as it is written; of somebody erased only what stands is kept, until it is taken back. */
export type PersonDay = MetricPersonDocument & { readonly erased?: true };

export const noPersonDay = (productId: string, day: number, userId: string): PersonDay => ({
  _id: metricPersonId(productId, day, userId),
  productId,
  userId,
  day,
  acts: {},
  visits: {},
});

export const isEmpty = ({ acts, visits }: PersonDay): boolean =>
  Object.keys(acts).length === 0 && Object.keys(visits).length === 0;

/** The hour of the UTC day of the first act that stands. */
export const firstHourOf = ({ acts }: PersonDay): number | undefined => {
  const hours = Object.values(acts).flatMap(({ stands, hour }) => (stands ? [hour] : []));
  return hours.length === 0 ? undefined : Math.min(...hours);
};

export const withAct = (person: PersonDay, id: string, act: PersonAct): PersonDay => {
  const acts = { ...person.acts, [id]: act };
  if (person.erased && !act.stands) delete (acts as Record<string, PersonAct>)[id];
  return { ...person, acts };
};

/** What is left of somebody's day when they are erased: acts that are still to be taken back. */
export const erased = (person: PersonDay): PersonDay => ({
  ...person,
  acts: Object.fromEntries(Object.entries(person.acts).filter(([, { stands }]) => stands)),
  visits: {},
  erased: true,
});
