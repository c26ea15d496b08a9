import type { MetricDocument, MetricPeopleDayDocument } from '@henna/domain';
import type { Content, Documents } from '../../../projection.ts';
import { isEmpty, type PersonDay } from './people.ts';

/** Says that something of a day is no longer what it was: who keeps the day in memory reads it again. */
export const noteChange = async (metrics: Documents<MetricDocument>, day: number, more: number): Promise<void> => {
  const days = metrics.part<Content<MetricPeopleDayDocument>>('peopleDays');
  const id = String(day);
  const acts = ((await days.get(id))?.acts ?? 0) + more;
  if (acts === 0) days.delete(id);
  else days.put({ _id: id, day, acts });
};

/** Keeps what a member did on a day as it is now. @param more acts that stand, and hours with visits, than before */
export const putPerson = async (metrics: Documents<MetricDocument>, person: PersonDay, more: number): Promise<void> => {
  const people = metrics.part<PersonDay>('people');
  if (isEmpty(person)) people.delete(person._id);
  else people.put(person);
  if (more !== 0) await noteChange(metrics, person.day, more);
};
