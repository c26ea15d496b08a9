import { type EventStoreDBClient, START } from '@eventstore/db-client';
import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { inHouse } from '../house.ts';
import { anonymousMb } from '../processes.ts';
import { median, rounded } from '../quantiles.ts';
import { programs } from '../../processes/programs.ts';
import { echo as echoProgram, withClient } from './event-client.ts';
import { countEvents, fillEvents } from './raw-events.ts';

const readAtOnce = 40_000;
const rounds = 5;
const lookEveryMs = 50;

/** Reads from the start of $all. @returns events per second */
const eventsPerSecond = async (client: EventStoreDBClient, maxCount: number): Promise<number> => {
  const begun = performance.now();
  let seen = 0;
  for await (const { event } of client.readAll({ fromPosition: START, maxCount })) if (event) seen++;
  if (seen !== maxCount) throw new Error(`read ${seen} events instead of ${maxCount}`);
  return (seen / (performance.now() - begun)) * 1_000;
};

export const readingAll: Figure = {
  name: 'stores-reading',
  what: 'embedded event store: events per second of $all against a server that stores nothing',
  goal: { is: 'at least', value: 0.8, unit: '' },
  measure: ({ folder, say }) =>
    inHouse(folder('stores-reading'), async (house) => {
      const store = await house.start(programs.eventStore(`${house.folder}/events`));
      const echo = await house.start(echoProgram());
      await fillEvents(store.said, readAtOnce);
      const all = { ours: [] as number[], echo: [] as number[] };
      for (let round = 0; round <= rounds; round++) {
        say(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`);
        const floor = await withClient(echo.said, (client) => eventsPerSecond(client, readAtOnce));
        const ours = await withClient(store.said, (client) => eventsPerSecond(client, readAtOnce));
        if (round === 0) continue;
        all.echo.push(floor);
        all.ours.push(ours);
      }
      return {
        value: median(all.ours.map((ours, round) => ours / all.echo[round]!)),
        notes: { 'events/s': rounded(median(all.ours)), 'events/s of the echo': rounded(median(all.echo)) },
      };
    }),
};

/** The greatest memory without files behind that a process has until `work` is done, in MB. */
const peakMb = async (pid: number, work: Promise<unknown>): Promise<number> => {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  let peak = 0;
  while (!isOver) {
    peak = Math.max(peak, anonymousMb(pid));
    await Promise.race([over, pause(lookEveryMs)]);
  }
  await over;
  return peak;
};

/** What a long read needs beyond a short one; mapped pages of the log are the system's to drop. */
export const readingMemory: Figure = {
  name: 'stores-memory',
  what: 'embedded event store: memory for reading all events beyond that for a tenth of them',
  goal: { is: 'at most', value: 64, unit: 'MB' },
  measure: ({ folder, say, size }) =>
    inHouse(folder('stores-memory'), async (house) => {
      say(`Filling ${size} events`);
      const filler = await house.start(programs.eventStore(`${house.folder}/events`));
      await fillEvents(filler.said, size);
      await house.stop();
      const { said, pid } = await house.start(programs.eventStore(`${house.folder}/events`));
      const read = async (most: number) => {
        const seen = await countEvents(said, most);
        if (seen !== most) throw new Error(`read ${seen} events instead of ${most}`);
      };
      const few = await peakMb(pid, read(Math.ceil(size / 10)));
      say('Reading all');
      const many = await peakMb(pid, read(size));
      return {
        value: Math.max(many - few, 0),
        notes: { events: size, 'MB at most': rounded(many), 'MB at most for a tenth': rounded(few) },
      };
    }),
};
