import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEnvironment } from '../../copy-environment.ts';
import { JournalGap } from '../../journal/frames-after.ts';
import { SMALL_JOURNAL } from '../../journal/journal.ts';
import { truncateJournal, findFrames, JOURNALS, leavePartialFrame } from '../../testing/damaged-journal.ts';
import { roundCount, type Random, seededRandom } from '../../testing/random.ts';
import { isRealServer } from '../testing/store-under-test.ts';
import { Environment } from './environment.ts';
import { type MemTable, MemTables } from './mem-tables.ts';
import { bodyLength, encodeRows } from './row-frame.ts';
import { StoredRows, storedCommits } from './stored-rows.ts';
import { Table } from './table.ts';

const ROUNDS = roundCount('ROUNDS', 4, 15);
const TABLE = 5;
const MAX_COMMITS = 60;
/** So many that they are written in many parts. */
const MANY_ROWS = 20_000;

/** One commit: values by key; without one the key is removed. */
type Commit = Map<string, Buffer | undefined>;
type State = Record<string, string>;

const commit = (random: Random): Commit => {
  const most = random.chance(0.05) ? 1_500_000 : random.chance(0.3) ? 100_000 : 3000;
  return new Map(
    Array.from({ length: 1 + random.below(5) }, () => [
      `key-${random.below(20)}`,
      random.chance(0.3) ? undefined : Buffer.alloc(random.below(most), `${random.below(1000)} `),
    ]),
  );
};

const shown = (value: Buffer): string => `${value.length} ${value.toString('latin1', 0, 4)}`;

const stateAfter = (commits: readonly Commit[]): State => {
  const rows = new Map(commits.flatMap((changes) => [...changes]));
  return Object.fromEntries([...rows].flatMap(([key, value]) => (value ? [[key, shown(value)]] : [])).sort());
};

const frameOf = (after: number, changes: Commit): Buffer => {
  const memTables = new MemTables();
  for (const [key, value] of changes) memTables.set(TABLE, { key: Buffer.from(key), value });
  return encodeRows(after, memTables, bodyLength(memTables));
};

/** Writes the first rows of a flush of commits up to number `last`. */
async function crashWithinFlush(where: string, last: number): Promise<void> {
  const stored = new StoredRows(where);
  const memTables = new MemTables();
  for (let n = 0; n < MANY_ROWS; n++)
    memTables.set(TABLE, { key: Buffer.from(`key-${n}`), value: Buffer.from('later') });
  memTables.tables.set(TABLE + 1, {
    get rows(): never {
      throw new Error('crash');
    },
  } as unknown as MemTable);
  await expect(stored.writeInParts(memTables, last)).rejects.toThrow('crash');
  await stored.close();
}

(isRealServer ? describe.skip : describe)('documents that are opened after a crash', () => {
  let folder: string;
  /** All commits that were acknowledged: the first one is number 1. */
  let commits: Commit[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'recovery-'));
    commits = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const fail = (error: Error) => {
    throw error;
  };

  /** Opens the rows, commits some, and leaves behind what a process that is killed then leaves. */
  const work = async (where: string, random: Random, count: number): Promise<string> => {
    // a small journal is written over within a round
    const environment = await Environment.open(where, fail, ...(random.chance(0.7) ? [SMALL_JOURNAL] : []));
    const table = new Table(environment, TABLE);
    const isEmpty = random.chance(0.2);
    for (let n = 0; n < count; n++) {
      const changes = commit(random);
      await environment.write(() => {
        for (const [key, value] of changes)
          if (value) table.put(Buffer.from(key), value);
          else table.remove(Buffer.from(key));
      });
      commits.push(changes);
      if (!isEmpty && random.chance(0.03)) await new Promise((resolve) => setTimeout(resolve, random.below(20)));
    }
    const left = mkdtempSync(join(folder, 'left-'));
    // The journal before LMDB's file, as a copy is made: what is flushed in between is in both.
    const journals = JOURNALS.map((name) => ({ name, bytes: readFileSync(join(where, name)) }));
    await copyEnvironment({ path: where, noSubdir: false }, left);
    for (const { name, bytes } of journals) writeFileSync(join(left, name), bytes);
    await environment.close();
    return left;
  };

  const recovered = async (where: string): Promise<State> => {
    const environment = await Environment.open(where, fail);
    const rows = new Table(environment, TABLE).range();
    await environment.close();
    return Object.fromEntries(rows.map(({ key, value }) => [key.toString(), shown(value)]));
  };

  const framesIn = (where: string) =>
    findFrames(
      where,
      commits.map((changes, index) => frameOf(index, changes)),
    );

  it(
    `have all that was acknowledged, and of what was being written all or nothing (${ROUNDS} rounds)`,
    async () => {
      const random = seededRandom();
      let where = join(folder, 'documents');
      for (let round = 0; round < ROUNDS; round++) {
        where = await work(where, random, random.below(MAX_COMMITS));
        const unfinished = commit(random);
        const isWhole = leavePartialFrame(where, framesIn(where).at(-1), frameOf(commits.length, unfinished), random);
        if (isWhole) commits.push(unfinished);
        expect(await recovered(where)).toEqual(stateAfter(commits));
      }
    },
    60_000 + ROUNDS * 3_000,
  );

  it(
    `have all before the place where the journal was cut off, or say what is missing (${ROUNDS} rounds)`,
    async () => {
      const random = seededRandom();
      const kinds = new Set<string>();
      for (let round = 0; round < ROUNDS || kinds.size < 2; round++) {
        commits = [];
        const left = await work(join(folder, `documents-${round}`), random, 20 + random.below(MAX_COMMITS - 20));
        truncateJournal(left, random);
        const intact = new Set(framesIn(left).map(({ index }) => index + 1));
        const { last: stored, through } = await storedCommits(left);
        let end = stored;
        while (intact.has(end + 1)) end++;
        const isGap = end < through || [...intact].some((number) => number > end + 1);
        kinds.add(isGap ? 'gap' : end < commits.length ? 'shorter' : 'all');
        if (isGap) await expect(recovered(left)).rejects.toThrow(JournalGap);
        else expect(await recovered(left)).toEqual(stateAfter(commits.slice(0, end)));
      }
    },
    60_000 + ROUNDS * 3_000,
  );

  it('have all, or say what is missing, when rows were being written in parts', async () => {
    const where = join(folder, 'documents');
    const environment = await Environment.open(where, fail);
    const table = new Table(environment, TABLE);
    const write = (text: string) =>
      environment.write(() => {
        for (let n = 0; n < MANY_ROWS; n++) table.put(Buffer.from(`key-${n}`), Buffer.from(text));
      });
    await write('earlier');
    await write('later');
    const left = join(folder, 'left');
    await copyEnvironment({ path: where, noSubdir: false }, left);
    const journals = JOURNALS.map((name) => ({ name, bytes: readFileSync(join(where, name)) }));
    await environment.close();
    await crashWithinFlush(left, 2);
    expect(await storedCommits(left)).toEqual({ last: 0, through: 2 });
    await expect(recovered(left)).rejects.toThrow(JournalGap);
    for (const { name, bytes } of journals) writeFileSync(join(left, name), bytes);
    expect(new Set(Object.values(await recovered(left)))).toEqual(new Set([shown(Buffer.from('later'))]));
    expect((await storedCommits(left)).through).toBe(2);
  });

  it('are opened as they are when they have no journal yet', async () => {
    const random = seededRandom();
    const where = join(folder, 'documents');
    const left = await work(where, random, 10);
    for (const name of JOURNALS) rmSync(join(where, name));
    expect(await recovered(where)).toEqual(stateAfter(commits));
    expect(await recovered(left)).toEqual(stateAfter(commits));
  });
});
