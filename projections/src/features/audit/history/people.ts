import type { Content, Documents, Keyed } from '../../../projection.ts';

/** Entries that one document lists; a person's are spread over as many documents as it takes. */
const listed = 200;

/** Entries of one person, by id: those that are theirs, and those of the house that concern them. */
export interface PersonEntries extends Keyed {
  /** How many full lists come before this one, which is the last. */
  readonly full: number;
  readonly own: readonly string[];
  readonly others: readonly string[];
}

const fullId = (person: string, index: number) => `${person}#${index}`;

/** Which entries concern whom, so that an erasure finds them. */
export const people = (documents: Documents<PersonEntries>) => ({
  async note(person: string, entry: string, isOwn: boolean): Promise<void> {
    const last = (await documents.get(person)) ?? { _id: person, full: 0, own: [], others: [] };
    const next: Content<PersonEntries> = isOwn
      ? { ...last, own: [...last.own, entry] }
      : { ...last, others: [...last.others, entry] };
    if (next.own.length + next.others.length < listed) return documents.put(next);
    documents.put({ ...next, _id: fullId(person, next.full) });
    documents.put({ _id: person, full: next.full + 1, own: [], others: [] });
  },
  /** Forgets the person. @returns what was listed, list by list */
  async *take(person: string): AsyncGenerator<Pick<PersonEntries, 'own' | 'others'>> {
    const last = await documents.get(person);
    if (!last) return;
    for (let index = 0; index < last.full; index += 1) {
      const full = await documents.get(fullId(person, index));
      documents.delete(fullId(person, index));
      if (full) yield full;
    }
    documents.delete(person);
    yield last;
  },
});
