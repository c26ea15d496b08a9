import type { ProfileEvent } from '@henna/contracts';
import type { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { invalidField } from '../../../../shared/errors.ts';
import { eventId } from '../../../../shared/ids.ts';
import { refuseDeceptiveName } from '../../../../shared/person-names.ts';
import { createProfile, profile, profileStream, type SealedProfiles } from '../../../profiles/index.ts';
import { ProfileRow } from '../rows/activity.rows.ts';
import type { KnownViews } from './known-views.ts';
import type { PeopleOfImport } from './people.ts';
import { attempt } from './plan-votes.ts';
import { laterTime, skip, SkippedError, timeOf, type Planner, type PlanningFor } from './plan.ts';

/** A person has one profile. */
export const profilePlanner = (
  { batch }: PlanningFor,
  runner: CommandRunner,
  sealed: SealedProfiles,
  views: KnownViews,
  people: PeopleOfImport,
): Planner<ProfileRow> => {
  const existing = new Set<string>();
  const inFile = new Set<string>();
  const personOf = ({ userId }: ProfileRow) => {
    if (!userId) throw invalidField('userId', 'WHOSE_PROFILE');
    return people.idOf(userId);
  };
  return {
    row: ProfileRow,
    async prepare(rows) {
      const ids = rows.flatMap(({ row }) => attempt(() => personOf(row)) ?? []);
      await people.meet(
        ids.map((userId, index) => ({ userId, name: null, seenAt: timeOf(rows[index]?.row.createdAt, batch) })),
      );
      for (const id of await views.profiles(ids)) existing.add(id);
    },
    plan({ number, row }) {
      const userId = personOf(row);
      const stream = profileStream(userId);
      const time = timeOf(row.createdAt, batch);
      const changedAt = laterTime('updatedAt', row.updatedAt, time);
      if (inFile.has(userId)) return skip(stream, 'ROW_TWICE');
      inFile.add(userId);
      if (existing.has(userId)) return skip(stream, 'ROW_THERE');
      // A restore brings back names that were accepted where the backup comes from.
      if (batch.origin === 'import') refuseDeceptiveName(row.displayName, 'displayName');
      const texts = {
        displayName: row.displayName,
        email: row.email ?? null,
        bio: row.bio ?? null,
        avatarUrl: row.avatarUrl ?? null,
        favoriteCategories: row.favoriteCategories ?? [],
        isPublic: row.isPublic ?? true,
      };
      return {
        plan: 'add',
        stream,
        write: async () => {
          await people.join(userId);
          const context = batch.context(`${number} create`, time, true);
          const fields = await sealed.seal(userId, eventId(context.commandId, stream, 0), texts);
          const { position } = await runner.run(profile, stream, context, (state): readonly ProfileEvent[] => {
            if (state) throw new SkippedError();
            const events = createProfile({ userId, fields, at: context.at })(state);
            return changedAt ? [...events, { type: 'ProfileChanged', data: { userId, to: {}, changedAt } }] : events;
          });
          return position;
        },
      };
    },
    provide: (rows) => people.provide(rows.map(({ row }) => personOf(row))),
  };
};
