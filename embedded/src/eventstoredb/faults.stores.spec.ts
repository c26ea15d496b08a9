import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { join } from 'node:path';
import { ANY, type AppendExpectedRevision, EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { seededRandom } from '../testing/random.ts';
import { TEARS, tearTail } from '../testing/torn-tail.ts';
import { HOST } from './server.ts';
import { testNode } from './testing/test-node.ts';

const WRITERS = 200;
const CONTENDERS = 20;
const EACH = 3;
const CONNECTIONS = 1000;
const written = () => jsonEvent({ type: 'written', data: { pad: 'x'.repeat(500) } });

(process.env.EVENTSTORE_URL ? describe.skip : describe)('an event store that has hard times', () => {
  const own = testNode();
  const idsOf = async (stream: string) => {
    const ids: string[] = [];
    for await (const { event } of own.client.readStream(stream)) ids.push(event!.id);
    return ids;
  };

  /** The revision that an append got, undefined when another writer was there before. */
  const attempt = async (
    stream: string,
    event: ReturnType<typeof written>,
    expectedRevision: AppendExpectedRevision,
  ) => {
    try {
      return (await own.client.appendToStream(stream, event, { expectedRevision })).nextExpectedRevision;
    } catch (error) {
      if ((error as { type?: string }).type !== 'wrong-expected-version') throw error;
      return undefined;
    }
  };

  it(`gives each of ${WRITERS} writers on one stream its place`, async () => {
    const firsts = Array.from({ length: WRITERS }, () => attempt('once', written(), NO_STREAM));
    expect((await Promise.all(firsts)).filter((revision) => revision !== undefined)).toEqual([0n]);
    const places = await Promise.all(
      Array.from({ length: WRITERS }, async () => {
        const event = written();
        return [await attempt('free', event, ANY), event.id] as const;
      }),
    );
    const ids = await idsOf('free');
    expect(ids).toHaveLength(WRITERS);
    for (const [revision, id] of places) expect(ids[Number(revision)]).toBe(id);
  });

  it('lets one writer at a time win a revision', async () => {
    const won: string[] = [];
    let last: AppendExpectedRevision = NO_STREAM;
    const writer = async () => {
      for (let mine = 0; mine < EACH;) {
        const event = written();
        const revision = await attempt('contested', event, last);
        if (revision === undefined) continue;
        expect(won[Number(revision)]).toBeUndefined();
        won[Number(revision)] = event.id;
        last = revision;
        mine++;
      }
    };
    await Promise.all(Array.from({ length: CONTENDERS }, writer));
    expect(won).toHaveLength(CONTENDERS * EACH);
    expect(await idsOf('contested')).toEqual(won);
  });

  it.each(TEARS)('opens with all it acknowledged when the pages after the last commit are %s', async (tear) => {
    const stream = `tail-${tear}`;
    for (let i = 0; i < 20; i++) await own.client.appendToStream(stream, [written(), written(), written()]);
    const before = await idsOf(stream);
    await own.stop();
    await tearTail({ path: join(own.folder, 'events.mdb'), noSubdir: true }, tear, seededRandom());
    await own.start();
    expect(await idsOf(stream)).toEqual(before);
    for (let i = 0; i < 20; i++) await own.client.appendToStream(stream, written());
    expect(await idsOf(stream)).toHaveLength(before.length + 20);
  });

  it('lets clients vanish in the middle of anything', async () => {
    const random = seededRandom();
    for (let round = 0; round < 30; round++) {
      const other = EventStoreDBClient.connectionString(own.node.connectionString);
      const left = (error: unknown) => error;
      const append = other.appendToStream(`vanish-${round % 3}`, Array.from({ length: 20 }, written)).catch(left);
      const subscription = other.subscribeToAll({ fromPosition: 'start' }).on('error', left);
      if (random.chance(0.7)) await new Promise((resolve) => setTimeout(resolve, random.below(15)));
      subscription.destroy();
      await other.dispose();
      await append;
    }
    await expect(own.client.appendToStream('after', written())).resolves.toMatchObject({ success: true });
  });

  it(`holds ${CONNECTIONS} connections`, async () => {
    const open = () =>
      new Promise<ClientHttp2Session>((resolve, reject) => {
        const session = connectHttp2(`http://${HOST}:${own.node.port}`);
        session.once('error', reject);
        session.once('remoteSettings', () => resolve(session));
      });
    const sessions: ClientHttp2Session[] = [];
    while (sessions.length < CONNECTIONS) sessions.push(...(await Promise.all(Array.from({ length: 50 }, open))));
    await expect(own.client.appendToStream('crowd', written())).resolves.toMatchObject({ success: true });
    for (const session of sessions) session.destroy();
  });
});
