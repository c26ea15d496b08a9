import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const root = resolve(__dirname, '../../..');

/** A spawned program. */
export interface Program {
  readonly process: ChildProcess;
  /** What it wrote on standard error, line by line. */
  readonly errors: readonly string[];
  /** Resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export interface ReadyProgram extends Program {
  /** What it printed after `ready`. */
  readonly address: string;
}

interface LaunchedProgram extends Program {
  /** What it prints after `ready`; rejects with what it wrote on standard error when it ends before. */
  readonly ready: Promise<string>;
}

const launchProgram = (file: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): LaunchedProgram => {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const ended = once(child, 'exit');
  const ready = new Promise<string>((found, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready')) found(line.slice('ready'.length).trim());
    });
    void ended.then(() => fail(new Error(`${file} ended before it was ready: ${errors.join('\n')}`)));
  });
  // Nobody may be waiting for it.
  ready.catch(() => undefined);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return { process: child, errors, ready, stop };
};

/**
 * Starts a built program and waits for its line `ready …`.
 * @throws Error with what it wrote on standard error when it ends before
 */
export const startProgram = async (
  file: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<ReadyProgram> => {
  const { ready, ...program } = launchProgram(file, args, environment);
  return { ...program, address: await ready };
};

/** Both stores, empty, each a process of its own over a temporary folder. */
export const startStores = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'henna-projections-'));
  const startEvents = (port = '0') =>
    startProgram('embedded/dist/eventstoredb.js', ['--folder', join(folder, 'events'), '--port', port]);
  const startDocuments = (port = '0') =>
    startProgram('embedded/dist/mongodb.js', ['--folder', join(folder, 'documents'), '--port', port]);
  const [events, documents] = await Promise.all([startEvents(), startDocuments()]);
  const running = { events, documents };
  return {
    eventStoreUrl: events.address,
    mongoUrl: documents.address,
    /** Kills the event store and starts it again at the same address. */
    async restartEvents() {
      await running.events.stop('SIGKILL');
      running.events = await startEvents(new URL(events.address).port);
    },
    async restartDocuments() {
      await running.documents.stop('SIGKILL');
      running.documents = await startDocuments(new URL(documents.address).port);
    },
    async stop() {
      await Promise.all([running.events.stop('SIGKILL'), running.documents.stop('SIGKILL')]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type Stores = Awaited<ReturnType<typeof startStores>>;

const settings = ({ eventStoreUrl, mongoUrl }: Stores) => ({
  EVENTSTORE_URL: eventStoreUrl,
  MONGODB_URL: mongoUrl,
  LOG_LEVEL: 'warn',
});

/** The built worker on these stores: it is ready when the views have reached the end of the log. */
export const launchWorker = (stores: Stores, environment: NodeJS.ProcessEnv = {}): LaunchedProgram =>
  launchProgram('projections/dist/main.js', [], { ...settings(stores), ...environment });

/** Runs the built rebuild program to its end. @returns the lines it printed */
export const runRebuild = async (stores: Stores, views: readonly string[]): Promise<string[]> => {
  const program = join(root, 'projections/dist/rebuild.js');
  const environment = { PATH: process.env['PATH'], ...settings(stores) };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...views], { env: environment });
  return stdout.trim().split('\n');
};
