import { metricPersonId, type MetricDocument, type PersonAct } from '@henna/domain';
import type { Documents, Keyed } from '../../../projection.ts';
import { noteChange } from './people-days.ts';
import { firstHourOf, type PersonDay } from './people.ts';

/** Part `firsts`: where in part `people` the first act of a member is that stands, on any product. */
interface FirstDocument extends Keyed {
  readonly productId: string;
  readonly day: number;
  /** Of the UTC day. */
  readonly hour: number;
}

type Metrics = Documents<MetricDocument>;

/** Lets the first act of a member be marked where it is, after an act of theirs has come to stand or stands no more. */
export const keepFirst = async (metrics: Metrics, person: PersonDay, { hour, stands }: PersonAct): Promise<void> => {
  const { userId, productId, day } = person;
  const known = await metrics.part<FirstDocument>('firsts').get(userId);
  const own = { _id: userId, productId, day, hour };
  if (stands) {
    if (!known || isBefore(own, known)) await setFirst(metrics, known, own);
  } else if (known?.productId === productId && known.day === day && firstOf(person)?.hour !== known.hour)
    await setFirst(metrics, known, await lookForFirst(metrics, userId));
};

const firstOf = (person: PersonDay): FirstDocument | undefined => {
  const { userId, productId, day } = person;
  const hour = firstHourOf(person);
  return hour === undefined ? undefined : { _id: userId, productId, day, hour };
};

const isBefore = (a: FirstDocument, b: FirstDocument): boolean => a.day < b.day || (a.day === b.day && a.hour < b.hour);

const lookForFirst = async (metrics: Metrics, userId: string): Promise<FirstDocument | undefined> => {
  const people = await metrics.part<PersonDay>('people').select({ field: 'userId', value: userId });
  return people
    .flatMap((person) => firstOf(person) ?? [])
    .reduce<FirstDocument | undefined>((first, each) => (!first || isBefore(each, first) ? each : first), undefined);
};

const setFirst = async (
  metrics: Metrics,
  before: FirstDocument | undefined,
  after: FirstDocument | undefined,
): Promise<void> => {
  const firsts = metrics.part<FirstDocument>('firsts');
  if (before) await mark(metrics, before, undefined);
  if (after) {
    firsts.put(after);
    await mark(metrics, after, after.hour);
  } else if (before) firsts.delete(before._id);
};

const mark = async (metrics: Metrics, { _id, productId, day }: FirstDocument, hour: number | undefined) => {
  const people = metrics.part<PersonDay>('people');
  const person = await people.get(metricPersonId(productId, day, _id));
  if (!person) return;
  const { first: _, ...others } = person;
  people.put(hour === undefined ? others : { ...others, first: hour });
  await noteChange(metrics, day, 0);
};
