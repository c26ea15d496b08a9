import type { MemberEvent, ProfileEvent } from '@henna/contracts';
import type { PersonKeys } from '../../../../shared/sealing/person-keys.ts';
import { memberStream } from '../../../accounts/index.ts';
import { openedProfile, profile } from '../../../profiles/index.ts';
import type { CatalogueFacts } from '../catalogue-facts.ts';
import type { LogSnapshot } from '../log-snapshot.ts';
import type { Rows } from './rows.ts';

export async function* members(log: LogSnapshot, keys: PersonKeys): Rows {
  for await (const events of log.streams<MemberEvent>('member')) {
    const joined = events.find(({ type }) => type === 'MemberJoined');
    if (joined?.type !== 'MemberJoined') continue;
    const { memberId, via, joinedAt } = joined.data;
    const named = events.findLast(({ type }) => type === 'MemberRenamed');
    const names = named?.type === 'MemberRenamed' ? named.data : { firstName: null, lastName: null };
    const fields = (['firstName', 'lastName'] as const).map((name) => {
      const sealed = names[name];
      return { field: sealed && named ? { sealed, eventId: named.id } : null, stream: memberStream(memberId), name };
    });
    const [firstName = null, lastName = null] = await keys.open(fields);
    yield { id: memberId, via, firstName, lastName, joinedAt };
  }
}

export async function* profiles(
  log: LogSnapshot,
  { categories, removedCategories }: CatalogueFacts,
  keys: PersonKeys,
): Rows {
  const category = (id: string) => categories.get(id) ?? removedCategories.get(id);
  for await (const events of log.streams<ProfileEvent>('profile')) {
    const state = log.folded(profile, events);
    if (state) yield await openedProfile(keys, events[0]!.data.userId, state, true, category);
  }
}
