import type { RatingEvent } from '@henna/contracts';
import type { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { invalidField, RemovedByModeratorError } from '../../../../shared/errors.ts';
import type { CatalogueIndex } from '../../../catalogue/index.ts';
import { giveRating, rating, ratingStream } from '../../../rating/index.ts';
import { RatingRow } from '../rows/activity.rows.ts';
import type { KnownViews } from './known-views.ts';
import type { PeopleOfImport } from './people.ts';
import { attempt } from './plan-votes.ts';
import { laterTime, skip, SkippedError, timeOf, type Planner, type PlanningFor } from './plan.ts';

/** Ratings are the same by person and product: a second one is skipped. */
export const ratingPlanner = (
  { batch, cleared }: PlanningFor,
  catalogue: CatalogueIndex,
  runner: CommandRunner,
  views: KnownViews,
  people: PeopleOfImport,
): Planner<RatingRow> => {
  const given = new Map<string, 'standing' | 'removed' | undefined>();
  const personOf = ({ userId }: RatingRow) => {
    if (!userId) throw invalidField('userId', 'WHOSE_RATING');
    return people.idOf(userId);
  };
  return {
    row: RatingRow,
    async prepare(rows) {
      const pairs = rows.flatMap(({ row }) => {
        const userId = attempt(() => personOf(row));
        const { productId, userName = null, createdAt } = row;
        return userId ? [{ productId, userId, name: userName, seenAt: timeOf(createdAt, batch) }] : [];
      });
      await people.meet(pairs);
      const unread = pairs.filter(({ productId, userId }) => !given.has(ratingStream(productId, userId)));
      for (const { productId, userId } of unread) given.set(ratingStream(productId, userId), undefined);
      if (unread.length === 0) return;
      for (const removed of cleared ? [true] : [true, false])
        for (const { productId, userId } of await views.ratings(unread, removed)) {
          const stream = ratingStream(productId, userId);
          if (given.has(stream)) given.set(stream, removed ? 'removed' : 'standing');
        }
    },
    plan({ number, row }) {
      const userId = personOf(row);
      const { productId, stars } = row;
      if (!catalogue.visibleProduct(productId)) throw invalidField('productId', 'PRODUCT_UNKNOWN');
      const stream = ratingStream(productId, userId);
      if (given.get(stream) === 'standing') return skip(stream, 'ROW_THERE');
      if (given.get(stream) === 'removed') throw new RemovedByModeratorError();
      const ratingId = row.id ?? batch.rowId(number);
      const time = timeOf(row.createdAt, batch);
      const changedAt = laterTime('updatedAt', row.updatedAt, time);
      given.set(stream, 'standing');
      return {
        plan: 'add',
        stream,
        write: async () => {
          await people.join(userId);
          const context = batch.context(`${number} give`, time, true);
          const give = giveRating({ ratingId, productId, userId, stars, at: context.at });
          const { position } = await runner.run(rating, stream, context, (state): readonly RatingEvent[] => {
            if (state.standing) throw new SkippedError();
            const events = give(state);
            const known = { ratingId, productId, userId, givenAt: context.at };
            if (!changedAt) return events;
            return [...events, { type: 'RatingChanged', data: { ...known, from: stars, to: stars, changedAt } }];
          });
          return position;
        },
      };
    },
    provide: (rows) => people.provide(rows.map(({ row }) => personOf(row))),
  };
};
