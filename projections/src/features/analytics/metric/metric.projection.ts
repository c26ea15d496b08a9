import {
  contributionEvents,
  isContributionEvent,
  metricHour,
  metricId,
  metricPersonId,
  type ContributionEvent,
  type MetricDocument,
  type MetricLanguage,
  type Recorded,
} from '@henna/domain';
import { defineProjection, type Keyed, type RecordedOf } from '../../../projection.ts';
import { actAfter, actsIn, hourOf, languageOf } from './acts.ts';
import { putPerson } from './people-days.ts';
import { erased, type PersonDay } from './people.ts';
import { count, daysSpan, move, scopesOf, whole, type Place, type When } from './scopes.ts';
import { personDay, placeOf, setAct, type Metrics } from './tally.ts';

/** Part `joined`: when members joined, so that an erasure finds it. */
interface JoinedDocument extends Keyed, When {}

const takeActs = async (event: Recorded<ContributionEvent>, metrics: Metrics) => {
  for (const { change, place } of actsIn(event))
    await setAct(metrics, place, (before) => actAfter(change, languageOf(event), before));
};

const takeVisit = async ({ data }: RecordedOf<'ProductVisited'>, metrics: Metrics) => {
  const { productId, userId, visitedAt, language } = data;
  const place = await placeOf(metrics, productId);
  const { day, hour } = hourOf(visitedAt);
  await count(metrics, scopesOf(place), { day, hour, language }, { visits: 1 });
  if (userId === undefined) return;
  const key = metricHour(hour, language);
  const person = await personDay(metrics, { productId, day, userId });
  const visits = (person.visits[key] ?? 0) + 1;
  await putPerson(metrics, { ...person, visits: { ...person.visits, [key]: visits } }, visits === 1 ? 1 : 0);
};

const forget = async (memberId: string, metrics: Metrics) => {
  const joined = metrics.part<JoinedDocument>('joined');
  const member = await joined.get(memberId);
  if (member) {
    await count(metrics, [whole], member, { newMembers: 1 }, -1);
    joined.delete(memberId);
  }
  for (const person of await metrics.part<PersonDay>('people').select({ field: 'userId', value: memberId })) {
    const scopes = scopesOf(await placeOf(metrics, person.productId));
    for (const [key, visits] of Object.entries(person.visits)) {
      const [hour, language] = key.split(':') as [string, MetricLanguage];
      await count(metrics, scopes, { day: person.day, hour: Number(hour), language }, { visits }, -1);
    }
    await putPerson(metrics, erased(person), -Object.keys(person.visits).length);
  }
};

/**
 * The counts that metrics are made of. Part `people`: members, to count each once; `peopleDays` and `firsts`: how much of that a
 * day holds, and where each member's first act is.
 */
export const metricProjection = defineProjection<MetricDocument>()({
  view: 'metric',
  version: 6,
  handles: ['ProductAdded', 'ProductChanged', 'ProductVisited', 'MemberJoined', 'MemberErased', ...contributionEvents],
  parts: ['days', 'people', 'peopleDays', 'firsts', 'places', 'joined'],
  indexes: [
    { key: { level: 1, span: 1 } },
    { key: { of: 1, level: 1, span: 1 } },
    { part: 'days', key: { level: 1, span: 1 } },
    { part: 'days', key: { of: 1, level: 1, span: 1 } },
    { part: 'people', key: { day: 1 } },
    { part: 'people', key: { productId: 1, day: 1 } },
    { part: 'people', key: { userId: 1, day: 1 } },
    { part: 'peopleDays', key: { day: 1 } },
  ],
  keys(event) {
    if (event.type === 'MemberJoined' || event.type === 'MemberErased')
      return [{ part: 'joined', id: event.data.memberId }];
    const { productId } = event.data;
    const place = { part: 'places', id: productId };
    if (event.type === 'ProductAdded' || event.type === 'ProductChanged') return [place];
    const { userId } = event.data;
    const days = isContributionEvent(event)
      ? actsIn(event).map(({ place: { day } }) => day)
      : [hourOf(event.data.visitedAt).day];
    return [
      place,
      ...(isContributionEvent(event) ? [{ part: 'firsts', id: event.data.userId }] : []),
      ...days.flatMap((day) => [
        { id: metricId('product', productId, day) },
        { id: metricId(...whole, day) },
        { part: 'days', id: metricId('product', productId, daysSpan(day)) },
        { part: 'days', id: metricId(...whole, daysSpan(day)) },
        ...(userId === undefined
          ? []
          : [
              { part: 'people', id: metricPersonId(productId, day, userId) },
              { part: 'peopleDays', id: String(day) },
            ]),
      ]),
    ];
  },
  async apply(event, metrics) {
    switch (event.type) {
      case 'ProductAdded': {
        const { productId, brandId, categoryId, subcategoryId } = event.data;
        return metrics.part<Place>('places').put({ _id: productId, brandId, categoryId, subcategoryId });
      }
      case 'ProductChanged': {
        const from = await placeOf(metrics, event.data.productId);
        const { brandId, categoryId, subcategoryId } = { ...from, ...event.data.to };
        const to = { _id: from._id, brandId, categoryId, subcategoryId };
        metrics.part<Place>('places').put(to);
        return move(metrics, from, to);
      }
      case 'MemberJoined': {
        const { memberId, joinedAt } = event.data;
        const { day, hour } = hourOf(joinedAt);
        const language = languageOf(event);
        metrics.part<JoinedDocument>('joined').put({ _id: memberId, day, hour, language });
        return count(metrics, [whole], { day, hour, language }, { newMembers: 1 });
      }
      case 'MemberErased':
        return forget(event.data.memberId, metrics);
      case 'ProductVisited':
        return takeVisit(event, metrics);
      default:
        return takeActs(event, metrics);
    }
  },
});
