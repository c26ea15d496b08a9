import type { Content, Documents, Keyed } from '../../projection.ts';

/** Entries that one document lists; a member's are spread over as many documents as it takes. */
const maxListed = 200;

/** Entries of one member, by id: those that are theirs, and those of staff that concern them. */
export interface EntriesOfMember extends Keyed {
  /** The number of full lists before this one, which is the last. */
  readonly full: number;
  readonly own: readonly string[];
  readonly others: readonly string[];
}

const fullId = (memberId: string, index: number) => `${memberId}#${index}`;

/** Which entries concern whom, so that an erasure finds them. */
export const memberEntries = (documents: Documents<EntriesOfMember>) => ({
  async add(memberId: string, entry: string, isOwn: boolean): Promise<void> {
    const last = (await documents.get(memberId)) ?? { _id: memberId, full: 0, own: [], others: [] };
    const next: Content<EntriesOfMember> = isOwn
      ? { ...last, own: [...last.own, entry] }
      : { ...last, others: [...last.others, entry] };
    if (next.own.length + next.others.length < maxListed) return documents.put(next);
    documents.put({ ...next, _id: fullId(memberId, next.full) });
    documents.put({ _id: memberId, full: next.full + 1, own: [], others: [] });
  },
  /** Removes the lists of a member. @returns what they held, list by list */
  async *remove(memberId: string): AsyncGenerator<Pick<EntriesOfMember, 'own' | 'others'>> {
    const last = await documents.get(memberId);
    if (!last) return;
    for (let index = 0; index < last.full; index += 1) {
      const full = await documents.get(fullId(memberId, index));
      documents.delete(fullId(memberId, index));
      if (full) yield full;
    }
    documents.delete(memberId);
    yield last;
  },
});
