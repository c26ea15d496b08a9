import {
  ballot,
  ballotStream,
  castVote,
  giveRating,
  invalidField,
  rating,
  ratingStream,
  type Aggregate,
  type Ballot,
  type BallotEvent,
  type HennaEvent,
  type Rating,
  type RatingDocument,
  type RatingEvent,
  type VoteDocument,
  type VotingOption,
} from '@henna/domain';
import type { ClassConstructor } from 'class-transformer';
import type { ProductEntry } from '../../../listing/index.ts';
import { RatingRow, VoteRow } from '../rows/contribution.rows.ts';
import { laterTime, refusedOnField, rowTime, skip, SkippedError, type PlanContext, type Planner } from './plan.ts';
import type { MemberAndProduct } from './view-documents.ts';

/** How a row becomes an opinion of a person on a product. */
interface OpinionKind<Row, Stored, State, Event extends HennaEvent> {
  readonly rowClass: ClassConstructor<Row>;
  readonly view: 'vote' | 'rating';
  readonly aggregate: Aggregate<State, Event>;
  readonly streamOf: (productId: string, userId: string) => string;
  /** The name of the command that writes it. */
  readonly command: 'cast' | 'give';
  /** The state with a document of the view, which a moderator may have removed. */
  readonly withDocument: (state: State, document: Stored, removed: boolean) => State;
  /** Decides on nothing where the opinion exists already. Throws a `DomainError` for a row that can't be accepted. */
  readonly decide: (
    row: Row,
    facts: MemberAndProduct & { readonly id: string; readonly at: string },
    product: ProductEntry,
  ) => (state: State) => readonly Event[];
}

/** The plan of a row comes from the decision that would write it, on the state of the view with the rows before it. */
const opinionPlanner = <
  Row extends VoteRow | RatingRow,
  Stored extends MemberAndProduct,
  State,
  Event extends HennaEvent,
>(
  { batch, replaces, members, services: { catalogue, runner, views } }: PlanContext,
  {
    rowClass,
    view,
    aggregate,
    streamOf,
    command,
    withDocument,
    decide: decideFor,
  }: OpinionKind<Row, Stored, State, Event>,
): Planner<Row> => {
  const states = new Map<string, State>();
  return {
    rowClass,
    async prepare(rows) {
      const pairs = (await members.findUnknown(rows)).map(({ row: { productId }, userId }) => ({ productId, userId }));
      const unread = pairs.filter(({ productId, userId }) => !states.has(streamOf(productId, userId)));
      if (unread.length === 0) return;
      for (const { productId, userId } of unread) states.set(streamOf(productId, userId), aggregate.initialState());
      const existing = unread.filter(({ userId }) => members.isKnown(userId));
      for (const removed of replaces ? [true] : [true, false])
        for (const document of await views.opinions<Stored>(view, existing, removed)) {
          const stream = streamOf(document.productId, document.userId);
          const state = states.get(stream);
          if (state !== undefined) states.set(stream, withDocument(state, document, removed));
        }
    },
    plan({ number, row }) {
      const userId = members.memberId(row);
      const { productId } = row;
      const product = catalogue.visibleProduct(productId);
      if (!product) throw invalidField('productId', 'PRODUCT_UNKNOWN');
      const stream = streamOf(productId, userId);
      const time = rowTime(row.createdAt, batch);
      const facts = { productId, userId, id: row.id ?? batch.rowId(number), at: new Date(time).toISOString() };
      const decide = decideFor(row, facts, product);
      const state = states.get(stream)!;
      const events = refusedOnField('vote', refusedVotes, () => decide(state));
      if (events.length === 0) return skip(stream, 'ROW_THERE');
      const folded = (before: State, event: Event) => aggregate.evolve(before, { ...event, id: '', revision: 0n });
      states.set(stream, events.reduce(folded, state));
      return {
        plan: 'add',
        stream,
        write: async () => {
          await members.ensureJoined(userId);
          const context = batch.context(`${number} ${command}`, time, true);
          const { events: written, position } = await runner.run(aggregate, stream, context, decide);
          if (written.length === 0) throw new SkippedError();
          return position;
        },
      };
    },
    prepareWrites: (rows) => members.createKeys(rows),
  };
};

/** What of a vote is refused in its cell. */
const refusedVotes = { MAX_VOTES_EXCEEDED: 'VOTES_USED', UNKNOWN_OPTION: 'UNKNOWN_OPTION' } as const;

/** Votes are the same by person, product and option; a row may name several options. */
export const votePlanner = (planning: PlanContext): Planner<VoteRow> =>
  opinionPlanner<VoteRow, VoteDocument, Ballot, BallotEvent>(planning, {
    rowClass: VoteRow,
    view: 'vote',
    aggregate: ballot,
    streamOf: ballotStream,
    command: 'cast',
    withDocument: (state, { _id: voteId, optionId, vote, castAt }, removed) => {
      const part = removed ? 'removed' : 'votes';
      return { ...state, [part]: [...state[part], { voteId, optionId, vote, castAt: castAt.toISOString() }] };
    },
    decide: ({ vote }, { id, ...facts }, product) => {
      const options = planning.services.catalogue.optionsOf(product);
      const casts = labelsOf(vote, options).map((label, index) => {
        const voteId = index === 0 ? id : planning.batch.commandId(`vote ${id} ${index}`);
        return castVote({ ...facts, voteId, vote: label, options });
      });
      return (state) => {
        let next = state;
        return casts.flatMap((cast) => {
          const events = cast(next);
          for (const event of events) next = ballot.evolve(next, { ...event, id: '', revision: 0n });
          return events;
        });
      };
    },
  });

/** Several labels in one cell are separated by `|`, unless that is part of an option's label. */
const labelsOf = (vote: string, options: readonly VotingOption[]): readonly string[] =>
  options.some(({ label }) => label === vote) ? [vote] : vote.split('|').map((label) => label.trim());

/** Ratings are the same by person and product: a second one is skipped. */
export const ratingPlanner = (planning: PlanContext): Planner<RatingRow> =>
  opinionPlanner<RatingRow, RatingDocument, Rating, RatingEvent>(planning, {
    rowClass: RatingRow,
    view: 'rating',
    aggregate: rating,
    streamOf: ratingStream,
    command: 'give',
    withDocument: (_, { _id: ratingId, stars, givenAt: given, changedAt: changed }, removed) => {
      const document = { ratingId, stars, givenAt: given.toISOString(), changedAt: changed?.toISOString() ?? null };
      return { active: removed ? null : document, removed: removed ? document : null, reset: null };
    },
    decide:
      ({ stars, updatedAt }, { id: ratingId, productId, userId, at }) =>
      (state) => {
        if (state.active) return [];
        const given = giveRating({ ratingId, productId, userId, stars, at })(state);
        const changedAt = laterTime('updatedAt', updatedAt, Date.parse(at));
        const facts = { ratingId, productId, userId, givenAt: at };
        const changed = changedAt && { ...facts, from: stars, to: stars, changedAt };
        return changed ? [...given, { type: 'RatingChanged', data: changed }] : given;
      },
  });
