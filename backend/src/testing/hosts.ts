import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const programs = {
  stores: join(root, 'embedded/node_modules/.cache/testing/store-host.js'),
  projections: join(root, 'projections/node_modules/.cache/testing/program-host.js'),
};

/** From `jest.environment.cjs`: the processes that the suites of this Jest process share. */
declare const sharedProcesses: Map<string, ChildProcess>;

interface HostResponse {
  readonly id: string;
  readonly line: string;
  readonly error?: string;
}

const processOf = (program: string): ChildProcess => {
  const running = sharedProcesses.get(program);
  if (running?.connected) return running;
  const child = fork(program, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.unref();
  child.channel?.unref();
  sharedProcesses.set(program, child);
  return child;
};

const send = (host: ChildProcess, request: { readonly id: string }): Promise<string> =>
  new Promise((resolve, reject) => {
    const settle = (work: () => void) => {
      host.off('message', onMessage).off('exit', onExit);
      work();
    };
    const onMessage = (message: unknown) => {
      const { id, line, error } = message as HostResponse;
      if (id === request.id) settle(() => (error === undefined ? resolve(line) : reject(new Error(error))));
    };
    const onExit = () => settle(() => reject(new Error('The process that the suites share has ended.')));
    host.on('message', onMessage).on('exit', onExit);
    host.send(request);
  });

/** Something that runs in a process shared with other suites; `line` tells where it answers. */
export interface Hosted {
  readonly line: string;
  stop(): Promise<void>;
}

const start = async (program: string, request: object): Promise<Hosted> => {
  const host = processOf(program);
  const id = randomUUID();
  const line = await send(host, { id, ...request });
  return { line, stop: async () => void (await send(host, { id: randomUUID(), ...{ stop: id } })) };
};

/** Starts a store on a folder. */
export const startHostedStore = (name: 'eventstoredb' | 'mongodb', folder: string): Promise<Hosted> =>
  start(programs.stores, { start: name, folder });

/** Starts a worker with these settings and waits until the views have caught up. */
export const startHostedWorker = (settings: Readonly<Record<string, string>>): Promise<Hosted> =>
  start(programs.projections, { program: 'worker', start: settings });

/** Starts an analytics program with these settings; its tables are in memory. */
export const startHostedAnalytics = (settings: Readonly<Record<string, string>>): Promise<Hosted> =>
  start(programs.projections, {
    program: 'analytics',
    start: { ...settings, ANALYTICS_FILE: ':memory:', ANALYTICS_THREADS: '1' },
  });
