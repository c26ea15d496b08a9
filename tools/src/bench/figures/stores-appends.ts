import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { type EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import type { Figure } from '../figure.ts';
import { inHouse } from '../house.ts';
import { median, rounded } from '../quantiles.ts';
import { programs } from '../../processes/programs.ts';
import { echo as echoProgram, withClient } from './event-client.ts';

const rounds = 5;
const secondsEach = 2;
const writers = 64;
const pageBytes = 4_096;

/** Appends of one small event each, per second, by some writers through one client. */
const appendsPerSecond = async (client: EventStoreDBClient, count: number): Promise<number> => {
  const begun = performance.now();
  const end = begun + secondsEach * 1_000;
  let done = 0;
  const write = async (index: number) => {
    for (; performance.now() < end; done++)
      await client.appendToStream(`bench-${index}`, jsonEvent({ type: 'VoteCast', data: { n: done, vote: 'up' } }));
  };
  await Promise.all(Array.from({ length: count }, (_, index) => write(index)));
  return (done / (performance.now() - begun)) * 1_000;
};

/** Pages per second that are appended to a file, each on the disk before the next. */
const syncsPerSecond = (path: string): number => {
  const file = openSync(path, 'w');
  const page = Buffer.alloc(pageBytes, 1);
  const begun = performance.now();
  let done = 0;
  for (; performance.now() - begun < secondsEach * 1_000; done++) {
    writeSync(file, page);
    fdatasyncSync(file);
  }
  closeSync(file);
  return (done / (performance.now() - begun)) * 1_000;
};

/** Many writers share a commit: what is left is the protocol, which an echo costs as well. */
export const appendsOfMany: Figure = {
  name: 'stores-appends',
  what: `embedded event store: appends per second of ${writers} writers against a server that stores nothing`,
  goal: { is: 'at least', value: 0.6, unit: '' },
  measure: ({ folder, say }) =>
    inHouse(folder('stores-appends'), async (house) => {
      const store = await house.start(programs.eventStore(`${house.folder}/events`));
      const echo = await house.start(echoProgram());
      const all = { ours: [] as number[], echo: [] as number[] };
      for (let round = 0; round <= rounds; round++) {
        say(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`);
        const floor = await withClient(echo.said, (client) => appendsPerSecond(client, writers));
        const ours = await withClient(store.said, (client) => appendsPerSecond(client, writers));
        if (round === 0) continue;
        all.echo.push(floor);
        all.ours.push(ours);
      }
      return {
        value: median(all.ours.map((ours, round) => ours / all.echo[round]!)),
        notes: { 'appends/s': rounded(median(all.ours)), 'appends/s of the echo': rounded(median(all.echo)) },
      };
    }),
};

/** One writer waits for the disk each time. */
export const appendsOfOne: Figure = {
  name: 'stores-single',
  what: 'embedded event store: appends per second of one writer against bare fdatasync',
  goal: { is: 'at least', value: 0.5, unit: '' },
  measure: ({ folder, say }) =>
    inHouse(folder('stores-single'), async (house) => {
      const store = await house.start(programs.eventStore(`${house.folder}/events`));
      const all = { ours: [] as number[], bare: [] as number[] };
      for (let round = 0; round <= rounds; round++) {
        say(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`);
        const bare = syncsPerSecond(`${house.folder}/bare`);
        const ours = await withClient(store.said, (client) => appendsPerSecond(client, 1));
        if (round === 0) continue;
        all.bare.push(bare);
        all.ours.push(ours);
      }
      return {
        value: median(all.ours.map((ours, round) => ours / all.bare[round]!)),
        notes: { 'appends/s': rounded(median(all.ours)), 'fdatasync/s': rounded(median(all.bare)) },
      };
    }),
};
