import { limits, type VotingOption } from '@henna/contracts';
import type { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { invalidField, RemovedByModeratorError } from '../../../../shared/errors.ts';
import type { CatalogueIndex } from '../../../catalogue/index.ts';
import { ballot, ballotStream, castVote } from '../../../voting/index.ts';
import { VoteRow } from '../rows/activity.rows.ts';
import type { KnownViews } from './known-views.ts';
import type { PeopleOfImport } from './people.ts';
import { skip, SkippedError, timeOf, type NumberedRow, type Planner, type PlanningFor } from './plan.ts';

/** Ids of the options that are voted for on a ballot, or were until a moderator took them out. */
interface KnownBallot {
  readonly cast: Set<string>;
  readonly removed: Set<string>;
}

/** Votes are the same by person, product and option. */
export const votePlanner = (
  { batch, cleared }: PlanningFor,
  catalogue: CatalogueIndex,
  runner: CommandRunner,
  views: KnownViews,
  people: PeopleOfImport,
): Planner<VoteRow> => {
  const ballots = new Map<string, KnownBallot>();
  const personOf = ({ row }: NumberedRow<VoteRow>) => {
    if (!row.userId) throw invalidField('userId', 'WHOSE_VOTE');
    return people.idOf(row.userId);
  };
  const optionOf = ({ productId, vote }: VoteRow) => {
    const product = catalogue.visibleProduct(productId);
    if (!product) throw invalidField('productId', 'PRODUCT_UNKNOWN');
    const options = catalogue.optionsOf(product);
    const option = options.find(({ label }) => label === vote);
    if (!option) throw invalidField('vote', 'UNKNOWN_OPTION', { option: vote });
    return { option, options };
  };
  const requireRoom = ({ cast }: KnownBallot, options: readonly VotingOption[]) => {
    if (options.filter(({ id }) => cast.has(id)).length >= limits.votesPerProduct)
      throw invalidField('vote', 'VOTES_USED', { max: limits.votesPerProduct });
  };
  return {
    row: VoteRow,
    async prepare(rows) {
      const pairs = rows.flatMap((each) => {
        const { productId, userId } = each.row;
        return userId ? [{ productId, userId: attempt(() => personOf(each)) ?? '' }] : [];
      });
      await people.meet(
        rows.flatMap((each) => {
          const userId = attempt(() => personOf(each));
          const { userName = null, createdAt } = each.row;
          return userId ? [{ userId, name: userName, seenAt: timeOf(createdAt, batch) }] : [];
        }),
      );
      const unread = pairs.filter(({ productId, userId }) => !ballots.has(ballotStream(productId, userId)));
      for (const { productId, userId } of unread)
        ballots.set(ballotStream(productId, userId), { cast: new Set(), removed: new Set() });
      if (unread.length === 0) return;
      for (const { productId, userId, optionId } of cleared ? [] : await views.votes(unread, false))
        ballots.get(ballotStream(productId, userId))?.cast.add(optionId);
      for (const { productId, userId, optionId } of await views.votes(unread, true))
        ballots.get(ballotStream(productId, userId))?.removed.add(optionId);
    },
    plan(each) {
      const { number, row } = each;
      const userId = personOf(each);
      const { option, options } = optionOf(row);
      const { productId } = row;
      const stream = ballotStream(productId, userId);
      const known = ballots.get(stream)!;
      if (known.cast.has(option.id)) return skip(stream, 'ROW_THERE');
      if (known.removed.has(option.id)) throw new RemovedByModeratorError();
      requireRoom(known, options);
      known.cast.add(option.id);
      const voteId = row.id ?? batch.rowId(number);
      const time = timeOf(row.createdAt, batch);
      return {
        plan: 'add',
        stream,
        write: async () => {
          await people.join(userId);
          const context = batch.context(`${number} cast`, time, true);
          const decide = castVote({ productId, userId, vote: option.label, options, at: context.at, voteId });
          const { events, position } = await runner.run(ballot, stream, context, decide);
          if (events.length === 0) throw new SkippedError();
          return position;
        },
      };
    },
    provide: (rows) => people.provide(rows.map(personOf)),
  };
};

/** What is wrong with a row is told when it is planned. */
export const attempt = <Result>(task: () => Result): Result | undefined => {
  try {
    return task();
  } catch {
    return undefined;
  }
};
