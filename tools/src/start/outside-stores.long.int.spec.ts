import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, outsideStoreSetting, startOutsideStore, type StoreName } from '../testing/outside-stores.ts';
import { startProgram } from '../testing/start-program.ts';

type Started = ReturnType<typeof startProgram>;

const MASTER_KEY = Buffer.alloc(32, 1).toString('base64');
let root: string;
let started: Started[];
let stores: ChildProcess[];
let ports: { readonly events: number; readonly documents: number };

const startStore = async (name: StoreName, port: number) => {
  stores.push(await startOutsideStore(root, name, port));
};
const start = (name: string) => {
  const program = startProgram({
    MASTER_KEY,
    DATA_DIR: join(root, name),
    ...outsideStoreSetting('eventstoredb', ports.events),
    ...outsideStoreSetting('mongodb', ports.documents),
    RATE_LIMITS: 'off',
  });
  started.push(program);
  return program;
};
const stop = async (program: Started) => {
  program.signal('SIGINT');
  await program.ended;
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'henna-outside-'));
  started = [];
  stores = [];
  ports = { events: await freePort(), documents: await freePort() };
});
afterEach(async () => {
  for (const program of started) await stop(program);
  for (const store of stores) store.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

it('waits for stores that are unavailable, announces it once, and is ready when they are', async () => {
  const program = start('one');
  const waitForLine = async (text: string) => {
    while (!program.lines.includes(text)) await pause(20);
  };
  const [documents, events] = [`MongoDB at 127.0.0.1:${ports.documents}`, `EventStoreDB at 127.0.0.1:${ports.events}`];
  await waitForLine(`Waiting for ${documents} …`);
  await startStore('mongodb', ports.documents);
  await waitForLine(`Reached ${documents}.`);
  await waitForLine(`Waiting for ${events} …`);
  await startStore('eventstoredb', ports.events);
  await program.ready;
  for (const store of [documents, events])
    expect(program.lines.filter((line) => line.includes(store))).toEqual([
      `Waiting for ${store} …`,
      `Reached ${store}.`,
    ]);
});

it('is ready beside another one on the same stores, and goes on alone', async () => {
  await startStore('mongodb', ports.documents);
  await startStore('eventstoredb', ports.events);
  const first = start('one');
  await first.ready;
  const second = start('two');
  const url = await second.ready;
  const signUp = (email: string) =>
    fetch(`${url}/api/accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a long enough password' }),
    });
  expect((await signUp('layla@example.org')).status).toBe(201);
  await stop(first);
  while (!(await fetch(`${url}/api/health`)).ok) await pause(50);
  const response = await signUp('noor@example.org');
  expect(response.status).toBe(201);
  const position = response.headers.get('x-position')!;
  const passed = async () => ((await (await fetch(`${url}/api/health`)).json()) as { position: string }).position;
  while (BigInt(await passed()) < BigInt(position)) await pause(50);
});
