import { createProfile, profile, profileStream, type ProfileEvent } from '@henna/domain';
import { eventId } from '../../../../shared/ids.ts';
import { rejectDeceptiveName } from '../../../../shared/person-names.ts';
import { ProfileRow } from '../rows/contribution.rows.ts';
import { laterTime, skip, SkippedError, rowTime, type Planner, type PlanContext } from './plan.ts';

/** A person has one profile. */
export const profilePlanner = ({ batch, members, services }: PlanContext): Planner<ProfileRow> => {
  const existing = new Set<string>();
  const inFile = new Set<string>();
  return {
    rowClass: ProfileRow,
    async prepare(rows) {
      const ids = (await members.findUnknown(rows)).map(({ userId }) => userId);
      for (const id of await services.views.existingIds('profile', ids)) existing.add(id);
    },
    plan({ number, row }) {
      const userId = members.memberId(row);
      const stream = profileStream(userId);
      const time = rowTime(row.createdAt, batch);
      const changedAt = laterTime('updatedAt', row.updatedAt, time);
      if (inFile.has(userId)) return skip(stream, 'ROW_TWICE');
      inFile.add(userId);
      if (existing.has(userId)) return skip(stream, 'ROW_THERE');
      // The names in a backup were accepted by the installation that wrote it.
      if (batch.origin === 'import') rejectDeceptiveName(row.displayName, 'displayName');
      const texts = {
        displayName: row.displayName,
        email: row.email ?? null,
        bio: row.bio ?? null,
        avatarUrl: row.avatarUrl ?? null,
        favoriteCategories: row.favoriteCategories ?? [],
        isPublic: row.isPublic ?? true,
        shelfPublic: row.shelfPublic ?? false,
        traitsPublic: row.traitsPublic ?? false,
      };
      return {
        plan: 'add',
        stream,
        write: async () => {
          await members.ensureJoined(userId);
          const context = batch.context(`${number} create`, time, true);
          const fields = await services.profiles.seal(userId, eventId(context.commandId, stream, 0), texts);
          const { position } = await services.runner.run(profile, stream, context, (state): readonly ProfileEvent[] => {
            if (state) throw new SkippedError();
            const events = createProfile({ userId, fields, at: context.at })(state);
            return changedAt ? [...events, { type: 'ProfileChanged', data: { userId, to: {}, changedAt } }] : events;
          });
          return position;
        },
      };
    },
    prepareWrites: (rows) => members.createKeys(rows),
  };
};
