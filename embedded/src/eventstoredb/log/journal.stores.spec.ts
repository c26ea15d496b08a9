import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../../testing/random.ts';
import { EventMaker } from '../testing/event-maker.ts';
import { LogDatabase } from './database.ts';
import { Journal } from '../../journal/journal.ts';
import { eventsAfter, framesIn } from './journal-frame.ts';
import { LogWriter } from './log-writer.ts';
import type { StoredEvent } from './record.ts';

const positions = (commits: readonly (readonly StoredEvent[])[]): number[] =>
  commits.flat().map(({ position }) => position);

(process.env.EVENTSTORE_URL ? describe.skip : describe)('the journal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('writes over nothing that is not in the database, however slow that is, and waits when there is no room', async () => {
    const random = seededRandom();
    const maker = new EventMaker();
    const commits: StoredEvent[][] = [];
    const database = LogDatabase.open(folder);
    const journal = Journal.open(folder);
    const writer = new LogWriter(database, journal, (reason) => {
      throw reason;
    });
    const expectAll = () => {
      database.root.resetReadTxn();
      const stored = database.lastPosition();
      const behind = commits.filter((commit) => commit.at(-1)!.position > stored);
      expect(eventsAfter(stored, framesIn(folder)).map((event) => event.position)).toEqual(positions(behind));
    };
    // Flushes end only when there is no room left for a commit.
    const waiting: (() => void)[] = [];
    const finishFlushes = () => waiting.splice(0).forEach((go) => go());
    let isOver = false;
    let waits = 0;
    const write = database.write.bind(database);
    jest.spyOn(database, 'write').mockImplementation(async (...what) => {
      if (!isOver) await new Promise<void>((resolve) => waiting.push(resolve));
      return write(...what);
    });
    const makeRoom = journal.makeRoom.bind(journal);
    jest.spyOn(journal, 'makeRoom').mockImplementation((...what) => {
      const hasRoom = makeRoom(...what);
      if (hasRoom) return true;
      waits++;
      expectAll();
      // By then the flush waits, which begins after this.
      setImmediate(finishFlushes);
      return false;
    });
    for (let n = 0; n < 150; n++) {
      const commit = [maker.next('a', 100_000 + random.below(200_000))];
      await writer.write(commit);
      commits.push(commit);
      if (n % 7 === 0) expectAll();
    }
    expect(waits).toBeGreaterThan(1);
    isOver = true;
    finishFlushes();
    await writer.flush();
    await writer.close();
    await database.root.close();
    const again = LogDatabase.open(folder);
    expect([...again.latest()].map(({ position }) => position).reverse()).toEqual(positions(commits));
    await again.root.close();
  });
});
