import {
  addImage,
  ballot,
  ballotStream,
  changeTraits,
  changeTrendingRules,
  comment,
  commentContentField,
  commentStream,
  demo,
  demoStream,
  fieldsOfRules,
  finishDemo,
  helpfulMark,
  helpfulStream,
  invalidField,
  joinMember,
  markHelpful,
  member,
  memberStream,
  memberTraits,
  muteMember,
  postComment,
  shelfItem,
  shelfStates,
  shelfStream,
  productImages,
  productStream,
  removeDemo,
  savedView,
  savedViewStream,
  saveView,
  namesEventIndex,
  startDemo,
  trendingRules,
  trendingRulesStream,
  visitsStream,
  type BallotEvent,
  type ShelfEvent,
  type ShelfFields,
} from '@henna/domain';
import { createHash } from 'node:crypto';
import { eventId } from '../../../shared/ids.ts';
import { analyticsViewOf, SaveViewRequest, TrendingRulesRequest } from '../../analytics/index.ts';
import type { ImageFiles } from '../../media/index.ts';
import { requestedTraits, TraitsRequest } from '../../traits/index.ts';
import type { ImportBatch } from '../import/import-batch.ts';
import type { Planners } from '../import/plans/planners.ts';
import { OptionalName } from '../../../shared/http/text-fields.ts';
import { RequiredId, Time, validatedRow } from '../../../shared/entities/row-fields.ts';
import { number, text, time, type BackupRow } from './restore-files.ts';
import type { BackupSection } from '../backup/backup-sections.ts';

/** What is written, and with what. */
interface WriterInput extends Pick<Planners, 'runner' | 'store' | 'keys'> {
  readonly pictures: ImageFiles;
  readonly batch: ImportBatch;
  readonly row: BackupRow;
  /** From 1, in its section. */
  readonly rowNumber: number;
}

/** Writes a record; answers the last position. Throws a 400 for what is none. */
type Writer = (writing: WriterInput) => Promise<bigint | undefined>;

class RulesRow extends TrendingRulesRequest {
  /** Absent while they were never changed. */
  @Time()
  changedAt?: string | null;
}

class SavedViewRow extends SaveViewRequest {
  @RequiredId()
  id!: string;

  @OptionalName()
  savedBy?: string | null;

  @Time()
  savedAt?: string | null;
}

const isoTime = (row: BackupRow, field: string) => new Date(time(row, field)).toISOString();
const optional = (row: BackupRow, field: string) => (row[field] ? text(row, field) : null);

/** Before anything counts by them. */
const writeRules: Writer = async ({ runner, batch, row }) => {
  const { changedAt, ...rules } = validatedRow(RulesRow, row);
  const context = batch.context('adopt rules');
  const expected = { revision: undefined, toResponse: (state: object) => state };
  const decide = changeTrendingRules(fieldsOfRules(rules), expected, changedAt ?? context.at);
  return (await runner.run(trendingRules, trendingRulesStream, context, decide)).position;
};

/** Marks the demo as loaded, and its activity as removed where it was. */
const writeDemo: Writer = async ({ runner, batch, row }) => {
  const [products, members] = [number(row, 'products'), number(row, 'members')];
  const [votes, ratings, comments] = [number(row, 'votes'), number(row, 'ratings'), number(row, 'comments')];
  const decisions = [
    startDemo(text(row, 'seed'), isoTime(row, 'until'), isoTime(row, 'startedAt')),
    finishDemo({ products, members, votes, ratings, comments }, isoTime(row, 'loadedAt')),
    ...(row['activity'] === false ? [removeDemo(batch.id, 'activity', batch.context('demo').at)] : []),
  ];
  let last: bigint | undefined;
  for (const [index, decide] of decisions.entries())
    last = (await runner.run(demo, demoStream, batch.context(`demo ${index}`), decide)).position ?? last;
  return last;
};

const writeMember: Writer = async ({ runner, keys, batch, row }) => {
  const id = text(row, 'id');
  const stream = memberStream(id);
  const context = batch.context(`join ${id}`, time(row, 'joinedAt'), true);
  const sealed = async (field: 'firstName' | 'lastName') => {
    const name = optional(row, field);
    return name && keys.seal(id, name, stream, eventId(context.commandId, stream, namesEventIndex), field);
  };
  const names = { firstName: (await sealed('firstName')) || null, lastName: (await sealed('lastName')) || null };
  const decide = joinMember({ memberId: id, via: 'import', ...names, at: context.at });
  return (await runner.run(member, stream, context, decide)).position;
};

const writeTraits: Writer = async ({ runner, batch, row }) => {
  const memberId = text(row, 'id');
  const { id: _, changedAt: __, ...given } = row;
  const traits = requestedTraits(validatedRow(TraitsRequest, given));
  const context = batch.context(`traits ${memberId}`, time(row, 'changedAt'));
  const decide = changeTraits({ memberId, traits, at: context.at });
  return (await runner.run(memberTraits, memberStream(memberId), context, decide)).position;
};

const writeMute: Writer = async ({ runner, batch, row }) => {
  const memberId = text(row, 'id');
  const context = batch.context(`mute ${memberId}`, time(row, 'mutedAt'));
  const decide = muteMember({ memberId, reason: optional(row, 'reason'), at: context.at });
  return (await runner.run(member, memberStream(memberId), context, decide)).position;
};

const storePicture: Writer = async ({ pictures, row }) => {
  const bytes = Buffer.from(text(row, 'data'), 'base64');
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (hash !== row['hash']) throw invalidField('data', 'PICTURE_DIFFERS');
  await pictures.store({ hash, bytes, width: 0, height: 0 });
  return undefined;
};

const writeImage: Writer = async ({ runner, batch, row }) => {
  const [imageId, productId, hash] = [text(row, 'id'), text(row, 'productId'), text(row, 'hash')];
  if (!/^[0-9a-f]{64}$/.test(hash)) throw invalidField('hash', 'NOT_A_HASH');
  const context = batch.context(`image ${imageId}`, time(row, 'createdAt'));
  const sizes = { width: number(row, 'width'), height: number(row, 'height'), fileSize: number(row, 'fileSize') };
  const decide = addImage({ imageId, hash, altText: optional(row, 'altText'), ...sizes, addedAt: context.at });
  return (await runner.run(productImages, productStream(productId), context, decide)).position;
};

const writeVisits: Writer = async ({ store, batch, row, rowNumber }) => {
  const productId = text(row, 'productId');
  const userId = optional(row, 'userId');
  const visitedAt = `${text(row, 'day').slice(0, 10)}T12:00:00.000Z`;
  const data = {
    productId,
    visitedAt,
    ...(userId && { userId }),
    visit: optional(row, 'visit') ?? `${batch.id}.${rowNumber}`,
  };
  const context = batch.context(`visit ${rowNumber}`);
  const stream = visitsStream(productId);
  const events = Array.from({ length: Math.min(number(row, 'count'), 10_000) }, (_, index) => ({
    id: eventId(context.commandId, stream, index),
    event: { type: 'ProductVisited' as const, data: { ...data, language: 'en' as const } },
    metadata: context.metadata(),
  }));
  return store.appendAnyRevision(stream, events);
};

/** Votes come with the ids of their options, retired ones too: an import would refuse these. */
const writeVote: Writer = async ({ runner, batch, row }) => {
  const [voteId, productId, userId] = [text(row, 'id'), text(row, 'productId'), text(row, 'userId')];
  const facts = { voteId, productId, userId, optionId: text(row, 'optionId'), vote: text(row, 'vote') };
  const context = batch.context(`vote ${voteId}`, time(row, 'createdAt'));
  const stream = ballotStream(productId, userId);
  const { position } = await runner.run(ballot, stream, context, ({ votes }): BallotEvent[] =>
    votes.some(({ optionId }) => optionId === facts.optionId)
      ? []
      : [{ type: 'VoteCast', data: { ...facts, castAt: context.at } }],
  );
  return position;
};

/** One that has changed its state since it was placed is placed in another, so that both times are as they were. */
const writeShelfItem: Writer = async ({ runner, batch, row }) => {
  const [productId, userId] = [text(row, 'productId'), text(row, 'userId')];
  const [placedAt, since] = [isoTime(row, 'placedAt'), isoTime(row, 'since')];
  const state = shelfStates.find((each) => each === row['state']);
  if (!state) throw invalidField('state', 'INVALID_VALUE');
  const again = state !== 'want' && typeof row['again'] === 'boolean' ? row['again'] : null;
  const to: ShelfFields = { state, again };
  const from: ShelfFields = { state: state === 'want' ? 'have' : 'want', again: null };
  const item = { productId, userId, placedAt };
  const stream = shelfStream(productId, userId);
  const context = batch.context(stream);
  const { position } = await runner.run(shelfItem, stream, context, (existing): ShelfEvent[] => {
    if (existing) return [];
    if (since === placedAt) return [{ type: 'ShelfPlaced', data: { ...item, ...to } }];
    return [
      { type: 'ShelfPlaced', data: { ...item, ...from } },
      { type: 'ShelfChanged', data: { ...item, from, to, changedAt: since } },
    ];
  });
  return position;
};

const writeHelpfulMark: Writer = async ({ runner, batch, row }) => {
  const [commentId, userId] = [text(row, 'commentId'), text(row, 'userId')];
  const { state } = await runner.fold(comment, commentStream(commentId));
  if (!state) throw invalidField('commentId', 'INVALID_VALUE');
  const stream = helpfulStream(commentId, userId);
  const { productId, userId: authorId } = state;
  const context = batch.context(stream, time(row, 'markedAt'));
  const decide = markHelpful({ commentId, productId, authorId, userId, at: context.at });
  return (await runner.run(helpfulMark, stream, context, decide)).position;
};

/** A root without text or author, under which its replies are shown. It is withdrawn when they are written. */
const writeWithdrawnRoot: Writer = async ({ runner, keys, batch, row }) => {
  const commentId = text(row, 'id');
  const stream = commentStream(commentId);
  const context = batch.context(`root ${commentId}`, time(row, 'createdAt'), true);
  const userId = batch.anonymousId;
  const content = await keys.seal(userId, '…', stream, eventId(context.commandId, stream, 0), commentContentField);
  const facts = { commentId, productId: text(row, 'productId'), userId, parentId: null, replyTo: null };
  const decide = postComment({ ...facts, content, at: context.at });
  return (await runner.run(comment, stream, context, decide)).position;
};

/** The installation is empty: no dashboard is full but by the backup itself. */
const noOtherViews = { all: 0, thresholds: 0, onDashboard: () => 0 };

const writeSavedView: Writer = async ({ runner, batch, row }) => {
  const {
    id,
    savedAt,
    savedBy = null,
    view,
    note = null,
    dashboard = null,
    threshold = null,
    ...entry
  } = validatedRow(SavedViewRow, row);
  const { tab, search } = view;
  const context = batch.context(`view ${id}`);
  const facts = { viewId: id, ...entry, note, dashboard, threshold, savedBy, savedAt: savedAt ?? context.at };
  const decide = saveView({ ...facts, view: analyticsViewOf(tab, search) }, noOtherViews);
  return (await runner.run(savedView, savedViewStream(id), context, decide)).position;
};

/** What only a complete backup holds. */
export const restoreWriters = {
  trendingRules: writeRules,
  demo: writeDemo,
  members: writeMember,
  traits: writeTraits,
  mutes: writeMute,
  pictures: storePicture,
  productImages: writeImage,
  visits: writeVisits,
  votes: writeVote,
  shelves: writeShelfItem,
  helpfulMarks: writeHelpfulMark,
  withdrawnRoots: writeWithdrawnRoot,
  savedViews: writeSavedView,
} as const satisfies Partial<Record<BackupSection, Writer>>;
