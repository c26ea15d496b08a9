import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { roundCount, seededRandom } from '../../testing/random.ts';
import { EventMaker } from '../testing/event-maker.ts';
import { LogDatabase } from './database.ts';
import type { StoredEvent } from './record.ts';

const STREAMS = ['a', 'b', 'c', 'never', 'long'.repeat(300)];
const ROUNDS = roundCount('ROUNDS', 4, 12);
const LOOKS = 150;

(process.env.EVENTSTORE_URL ? describe.skip : describe)('a log of which a part is in memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tail-'));
  const opened: LogDatabase[] = [];
  const open = (name: string) => {
    const database = LogDatabase.open(join(folder, name));
    opened.push(database);
    return database;
  };
  afterAll(async () => {
    for (const { root } of opened) await root.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const seen = (events: StoredEvent[]) => events.map(({ position, bytes }) => [position, bytes.toString('latin1')]);

  it('reads as one whose all is in the database, each way and wherever it begins and ends', async () => {
    const random = seededRandom();
    for (let round = 0; round < ROUNDS; round++) {
      const maker = new EventMaker();
      const size = round % 3 === 0 ? 9000 : 20;
      const all = Array.from({ length: 3 + random.below(round % 2 ? 400 : 30) }, () =>
        maker.next(random.pick(['a', 'b', 'c', STREAMS.at(-1)!]), random.below(size)),
      );
      const seam = random.below(all.length + 1);
      // Events that are being flushed are in both for a moment.
      const both = random.chance(0.5) ? random.below(all.length - seam + 1) : 0;
      const whole = open(`whole-${round}`);
      const parted = open(`parted-${round}`);
      await whole.write(all);
      await parted.write(all.slice(0, seam + both));
      parted.tail.add(all.slice(seam));

      const end = all.at(-1)!.position;
      for (let look = 0; look < LOOKS; look++) {
        const place = () => (random.chance(0.7) ? random.pick(all).position : random.below(end + 9));
        const [first, last] = [place(), place()];
        expect(seen(parted.forwards(first, last))).toEqual(seen(whole.forwards(first, last)));
        expect(seen(parted.backwards(first))).toEqual(seen(whole.backwards(first)));
        expect(parted.eventAt(first)?.position).toBe(whole.eventAt(first)?.position);
        const name = random.pick(STREAMS);
        const id = maker.idOf(name);
        expect(parted.streamIdOf(name)).toBe(id);
        expect(whole.streamIdOf(name)).toBe(id);
        if (id === 0) continue;
        const [from, to] = [random.below(200), random.below(200)];
        expect(seen(parted.streamForwards(id, from, to))).toEqual(seen(whole.streamForwards(id, from, to)));
        expect(seen(parted.streamBackwards(id, from, to))).toEqual(seen(whole.streamBackwards(id, from, to)));
        for (const revision of [from, -1])
          expect(parted.eventOfStream(id, revision)?.position).toBe(whole.eventOfStream(id, revision)?.position);
        expect(parted.lastRevision(id)).toBe(whole.lastRevision(id));
      }

      const flushed = random.below(all.length);
      await parted.write(all.slice(seam, flushed + 1));
      parted.tail.dropThrough(all[flushed]!.position);
      expect(parted.tail.events).toEqual(all.slice(Math.max(seam, flushed + 1)));
      expect(seen(parted.forwards(0, end))).toEqual(seen(whole.forwards(0, end)));
    }
  });
});
