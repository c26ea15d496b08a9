import { metricPersonId, type MetricDocument, type PersonAct } from '@henna/domain';
import { existing } from '../../../views/event-values.ts';
import type { Documents } from '../../../projection.ts';
import { gainOf } from './acts.ts';
import { keepFirst } from './firsts.ts';
import { noPersonDay, withAct, type PersonDay } from './people.ts';
import { putPerson } from './people-days.ts';
import { count, scopesOf, type Place } from './scopes.ts';

export type Metrics = Documents<MetricDocument>;

/** Where an act is kept. */
export interface ActPlace {
  readonly productId: string;
  readonly day: number;
  readonly userId: string;
  readonly act: string;
}

export const placeOf = async (metrics: Metrics, productId: string): Promise<Place> =>
  existing(await metrics.part<Place>('places').get(productId), 'product', productId);

export const personDay = async (
  metrics: Metrics,
  { productId, day, userId }: Omit<ActPlace, 'act'>,
): Promise<PersonDay> =>
  (await metrics.part<PersonDay>('people').get(metricPersonId(productId, day, userId))) ??
  noPersonDay(productId, day, userId);

/** Lets an act be what it is after an event, and count for that instead of for what it was before. */
export const setAct = async (
  metrics: Metrics,
  place: ActPlace,
  change: (before: PersonAct | undefined) => PersonAct,
): Promise<void> => {
  const person = await personDay(metrics, place);
  const before = person.acts[place.act];
  const after = change(before);
  // Of somebody erased, what is taken back is gone already.
  if (!before && !after.stands) return;
  const scopes = scopesOf(await placeOf(metrics, place.productId));
  const when = { day: place.day, hour: after.hour, language: after.language };
  if (before) await count(metrics, scopes, when, gainOf(before), -1);
  await count(metrics, scopes, when, gainOf(after));
  const changed = withAct(person, place.act, after);
  const more = Number(after.stands) - Number(before?.stands ?? false);
  await putPerson(metrics, changed, more);
  if (more !== 0) await keepFirst(metrics, changed, after);
};
