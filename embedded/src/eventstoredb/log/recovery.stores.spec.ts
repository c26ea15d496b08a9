import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { truncateJournal, findFrames, JOURNALS, leavePartialFrame } from '../../testing/damaged-journal.ts';
import { roundCount, type Random, seededRandom } from '../../testing/random.ts';
import { EventMaker } from '../testing/event-maker.ts';
import { LOG_FILE, LogDatabase } from './database.ts';
import { copyEnvironment } from '../../copy-environment.ts';
import { JournalGap } from '../../journal/frames-after.ts';
import { Journal } from '../../journal/journal.ts';
import { encodeFrame, framesIn as framesOf } from './journal-frame.ts';
import { LogWriter } from './log-writer.ts';
import type { StoredEvent } from './record.ts';
import { replayJournal } from './recovery.ts';

const ROUNDS = roundCount('ROUNDS', 4, 20);
const MAX_MS = 60_000 + ROUNDS * 3_000;
const MAX_COMMITS = 80;
type Positions = number[];

(process.env.EVENTSTORE_URL ? describe.skip : describe)('a log that is opened after a crash', () => {
  let folder: string;
  let maker: EventMaker;
  /** All commits that were acknowledged. */
  let commits: StoredEvent[][];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'recovery-'));
    maker = new EventMaker();
    commits = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const events = (random: Random): StoredEvent[] => {
    const most = random.chance(0.05) ? 600_000 : random.chance(0.3) ? 100_000 : 3000;
    return Array.from({ length: 1 + random.below(4) }, () =>
      maker.next(random.pick(['a', 'b', 'c']), random.below(most)),
    );
  };
  const positions = (some: readonly (readonly StoredEvent[])[]): Positions => some.flat().map((e) => e.position);

  /** Opens the log, commits some, and leaves behind what a process that is killed then leaves. */
  const work = async (where: string, random: Random, count: number): Promise<string> => {
    const database = LogDatabase.open(where);
    await replayJournal(framesOf(where), database);
    const journal = Journal.open(where);
    const writer = new LogWriter(database, journal, (reason) => {
      throw reason;
    });
    for (let n = 0; n < count; n++) {
      const commit = events(random);
      await writer.write(commit, random.chance(0.5));
      commits.push(commit);
      if (random.chance(0.03)) await writer.flush();
    }
    const left = mkdtempSync(join(folder, 'left-'));
    // The journal before the database, as a copy is made: what is flushed in between is in both.
    const journals = JOURNALS.map((name) => ({ name, bytes: readFileSync(join(where, name)) }));
    await copyEnvironment({ path: join(where, LOG_FILE), noSubdir: true }, left);
    for (const { name, bytes } of journals) writeFileSync(join(left, name), bytes);
    await writer.flush();
    await writer.close();
    await database.root.close();
    return left;
  };

  const recovered = async (where: string): Promise<{ found: Positions; stored: number }> => {
    const database = LogDatabase.open(where);
    try {
      const stored = database.lastPosition();
      await replayJournal(framesOf(where), database);
      const found = [...database.latest()].map((event) => event.position).reverse();
      for (const event of database.latest())
        expect(database.eventOfStream(event.streamId, event.revision)?.position).toBe(event.position);
      return { found, stored };
    } finally {
      await database.root.close();
    }
  };

  const framesIn = (where: string) =>
    findFrames(
      where,
      commits.map((events, index) => encodeFrame(commits[index - 1]?.at(-1)?.position ?? 0, events)),
    );

  it(
    `has all that was acknowledged, and of what was being written all or nothing (${ROUNDS} rounds)`,
    async () => {
      const random = seededRandom();
      let where = join(folder, 'log');
      for (let round = 0; round < ROUNDS; round++) {
        where = await work(where, random, random.below(MAX_COMMITS));
        const unfinished = events(random);
        const frame = encodeFrame(commits.at(-1)?.at(-1)?.position ?? 0, unfinished);
        const isWhole = leavePartialFrame(where, framesIn(where).at(-1), frame, random);
        const { found } = await recovered(where);
        expect([found.length, isWhole]).toEqual([
          positions(commits).length + (isWhole ? unfinished.length : 0),
          isWhole,
        ]);
        if (isWhole) commits.push(unfinished);
        else maker = EventMaker.behind(commits.flat());
        expect(found).toEqual(positions(commits));
      }
    },
    MAX_MS,
  );

  it(
    `has all before the place where the journal was cut off, or says what is missing (${ROUNDS} rounds)`,
    async () => {
      const random = seededRandom();
      const kinds = new Set<string>();
      for (let round = 0; round < ROUNDS || kinds.size < 2; round++) {
        maker = new EventMaker();
        commits = [];
        const left = await work(join(folder, `log-${round}`), random, 20 + random.below(MAX_COMMITS - 20));
        const whole = framesIn(left);
        truncateJournal(left, random);
        const intact = new Set(framesIn(left).map(({ index }) => index));
        const outcome = await recovered(left).catch((error: unknown) => error as Error);
        const database = LogDatabase.open(left);
        const stored = database.lastPosition();
        await database.root.close();
        const isThere = (commit: number) => commits[commit]!.at(-1)!.position <= stored || intact.has(commit);
        const missing = commits.findIndex((_, commit) => !isThere(commit));
        const isGap = missing >= 0 && commits.some((_, commit) => commit > missing && intact.has(commit));
        kinds.add(isGap ? 'gap' : missing >= 0 ? 'shorter' : 'all');
        expect(whole.length).toBeGreaterThanOrEqual(intact.size);
        if (isGap) expect(outcome).toBeInstanceOf(JournalGap);
        else
          expect((outcome as { found: Positions }).found).toEqual(
            positions(commits.slice(0, missing < 0 ? undefined : missing)),
          );
      }
    },
    MAX_MS,
  );

  it('is opened as it is when it has no journal yet', async () => {
    const first = [maker.next('a', 10), maker.next('b', 20)];
    const database = LogDatabase.open(folder);
    await database.write(first);
    await database.root.close();
    expect(readdirSync(folder)).not.toContain('journal-0');
    expect((await recovered(folder)).found).toEqual(positions([first]));
  });
});
