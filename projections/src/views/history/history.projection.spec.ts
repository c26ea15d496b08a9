import {
  entityOf,
  eventDescriptor,
  recordEventTypes,
  recordId,
  type Fields,
  type HistoryDocument,
} from '@henna/domain';
import { RandomLog } from '../../testing/random-log/random-log.ts';
import { manyIntents, sealed } from '../../testing/random-log/intents.ts';
import { Log, logOf, type NewEvent, type EventWithOrigin } from '../../testing/memory-log.ts';
import { project } from '../../testing/memory-views.ts';

const at = '2026-03-01T10:00:00.000Z';
const later = '2026-03-02T10:00:00.000Z';
const of = { voteId: 'v', productId: 'p', userId: 'ann', optionId: 'o', vote: 'Good', castAt: at };
const cast: NewEvent = { type: 'VoteCast', data: of };
const voteRemoved: NewEvent = { type: 'VoteRemovedByModerator', data: { ...of, removedAt: later } };
const erased: NewEvent = { type: 'MemberErased', data: { memberId: 'ann', erasedAt: later } };

const entries = async (...events: EventWithOrigin[]) =>
  (await project(logOf(...events))).documents<HistoryDocument>('history');

it('holds every event but visits and reservations, in the order of the log', async () => {
  const { events } = RandomLog.fromIntents(manyIntents(5, 400));
  const views = await project(events);
  const recorded = events.filter(
    ({ type }) => !['ProductVisited', 'Reserved', 'Released', 'MemberErased'].includes(type),
  );
  const own = views.documents<HistoryDocument>('history').filter(({ type }) => type !== 'MemberErased');
  const ids = own.map(({ eventId }) => eventId);
  expect(views.parked).toEqual([]);
  // What is left out is what erased people did.
  expect(recorded.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(ids).toEqual(recorded.map(({ id }) => id).filter((id) => ids.includes(id)));
});

it('finds in every event what its descriptor names: the stream, the id and the time', () => {
  const { events } = RandomLog.fromIntents(manyIntents(7, 2_000));
  for (const { type, data: typed, stream } of events.filter((event) => recordEventTypes.includes(event.type))) {
    const data = typed as unknown as Fields;
    const entity = entityOf(type);
    expect([type, entity.stream(data)]).toEqual([type, stream]);
    expect([type, recordId(entity, data)]).not.toEqual([type, 'undefined']);
    expect([type, data[eventDescriptor(type).at]]).toEqual([type, expect.stringMatching(/^\d{4}-/)]);
  }
});

it('tells what an event is about, on what it hangs, who did it and when', async () => {
  const [first, second] = await entries([cast, 'demo'], voteRemoved);
  expect(first).toMatchObject({
    _id: '00000000000000000000',
    entity: 'vote:v',
    ofProduct: 'p',
    member: 'ann',
    office: false,
    origin: 'demo',
    happenedAt: new Date(at),
    data: of,
  });
  expect(first).not.toHaveProperty('staff');
  expect(first).not.toHaveProperty('team');
  expect(second).toMatchObject({ entity: 'vote:v', office: true, team: true, staff: 'desk', batch: 'command' });
  expect(second!.happenedAt).toEqual(new Date(later));
  const [bySystem] = logOf(voteRemoved).map((event) => ({
    ...event,
    metadata: { ...event.metadata, actor: { kind: 'system', id: 'demo', role: 'system' } as const },
  }));
  const [demo] = (await project([bySystem!])).documents<HistoryDocument>('history');
  expect(demo).toMatchObject({ office: true, team: false, staff: 'demo' });
  const options = { categoryId: 'c', from: null, to: null, setAt: at };
  const about = await entries(
    { type: 'VotingOptionsSet', data: { ...options, subcategoryId: null } },
    { type: 'VotingOptionsSet', data: { ...options, subcategoryId: 's' } },
    { type: 'DemoRemoved', data: { batchId: 'b', what: 'all', removedAt: at } },
  );
  expect(about.map(({ entity }) => entity)).toEqual(['category:c', 'subcategory:s', 'demo:demo']);
});

it('names the event that an undo takes back', async () => {
  const [entry] = await entries([{ type: 'BrandRestored', data: { brandId: 'b', restoredAt: at } }, 'undo']);
  expect(entry).toMatchObject({ undoes: 'command' });
});

it('lets go of an erased person, and keeps what the house did to them without their id', async () => {
  const left = await entries(cast, voteRemoved, erased);
  expect(left).toMatchObject([
    { type: 'VoteRemovedByModerator', entity: 'vote:v', data: { voteId: 'v', userId: null } },
    { type: 'MemberErased', entity: 'member:' },
  ]);
  expect(JSON.stringify(left)).not.toContain('ann');
  const comment = { commentId: 'c', productId: 'p', userId: 'ann', parentId: null, replyTo: null, postedAt: at };
  const removed: NewEvent = { type: 'CommentRemovedByModerator', data: { ...comment, removedAt: later } };
  const posted: NewEvent = { type: 'CommentPosted', data: { ...comment, content: sealed('text') } };
  expect(JSON.stringify(await entries(posted, removed, erased))).not.toMatch(/ann|text/);
});

it('holds the links that staff made under the member, without their id once they are erased', async () => {
  const log = new Log();
  for (const type of ['ResetLinkMade', 'EmailLinkMade'] as const)
    log.append('member-ann', { type, data: { memberId: 'ann', madeAt: at } });
  const made = (await project(log.events)).documents<HistoryDocument>('history');
  const held = { entity: 'member:ann', member: 'ann', office: true };
  expect(made).toMatchObject([
    { type: 'ResetLinkMade', ...held },
    { type: 'EmailLinkMade', ...held },
  ]);
  expect((await project(log.events)).documents('history')).toEqual(made);
  log.append('member-ann', erased, 'system');
  const left = (await project(log.events)).documents<HistoryDocument>('history');
  expect(left.map(({ type }) => type)).toEqual(['ResetLinkMade', 'EmailLinkMade', 'MemberErased']);
  expect(JSON.stringify(left)).not.toContain('ann');
});

it('finds all of a person who did much', async () => {
  const log = new Log();
  for (let n = 0; n < 1_001; n += 1) log.append('ballot-p.ann', { type: 'VoteCast', data: { ...of, voteId: `v${n}` } });
  log.append('ballot-p.ben', { type: 'VoteCast', data: { ...of, userId: 'ben' } });
  log.append('member-ann', erased, 'system');
  const views = await project(log.events);
  expect(views.documents<HistoryDocument>('history').map(({ type }) => type)).toEqual(['VoteCast', 'MemberErased']);
  expect(views.documents('history', 'people').map(({ _id }) => _id)).toEqual(['ben']);
});
