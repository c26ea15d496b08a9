import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { ChildService, type Program } from '../processes/child-service.ts';
import { programs } from '../processes/programs.ts';
import { UserFacingError } from '../shared/errors.ts';
import { usablePort } from '../start/port.ts';
import { waitForHealthy } from '../start/wait-for-healthy.ts';
import {
  analyticsEnvironment,
  analyticsProgramAt,
  newAnalyticsAddress,
  type AnalyticsAddress,
} from '../stores/analytics-program.ts';
import { commandEnvironment, type StoreAddresses } from '../stores/running-stores.ts';
import { anonymousMb, cpuMs, family } from './processes.ts';

/** What the administrator and the analyst of an installation call with. */
export const adminHeaders = { 'x-admin-token': 'an administrator of the bench' };
export const analystHeaders = { 'x-admin-token': 'an analyst of the bench' };
const hashOf = (headers: typeof adminHeaders) => createHash('sha256').update(headers['x-admin-token']).digest('hex');

/** Stores that run already. */
export interface OutsideStores {
  readonly eventStoreUrl?: string | undefined;
  readonly mongoUrl?: string | undefined;
  /** Their processes on this machine, to be counted with ours. */
  readonly pids?: readonly number[];
}

interface Started {
  /** What it said when it was ready. */
  readonly ready: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface Service extends Started {
  readonly url: string;
}

export interface Cost {
  /** CPU of all counted programs, in ms a request. */
  readonly cpuMs: number;
  /** The same by the program's name. */
  readonly byProgram: Readonly<Record<string, number>>;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The programs of one installation on a folder of its own, started as `npm start` starts them. */
export class Installation {
  readonly #children = new Set<ChildService>();
  #analytics: Promise<AnalyticsAddress> | undefined;
  /** Where the stores are, once they are started. */
  stores!: StoreAddresses;

  constructor(
    readonly folder: string,
    readonly outside: OutsideStores = {},
  ) {
    mkdirSync(folder, { recursive: true });
  }

  async startStores(): Promise<StoreAddresses> {
    const { eventStoreUrl, mongoUrl } = this.outside;
    const ready = async (program: Program) => (await this.start(program)).ready;
    const [events, documents] = await Promise.all([
      eventStoreUrl ?? ready(programs.eventStore(`${this.folder}/events`)),
      mongoUrl ?? ready(programs.documentStore(`${this.folder}/documents`)),
    ]);
    this.stores = { eventStoreUrl: events, mongoUrl: documents };
    return this.stores;
  }

  /** Resolves when the views have reached the end of the log. */
  startWorker(extra: NodeJS.ProcessEnv = {}): Promise<Started> {
    return this.start(programs.projections({ ...commandEnvironment(this.stores), ...extra }));
  }

  /** Starts the analytics program at an address that services get. */
  async #startAnalytics(): Promise<AnalyticsAddress> {
    const address = await newAnalyticsAddress();
    await this.start(analyticsProgramAt(address, { ...this.stores, dataFolder: this.folder }));
    return address;
  }

  /** Resolves when it is healthy. @param name of its process in what is measured */
  async startService(extra: NodeJS.ProcessEnv = {}, name = 'service'): Promise<Service> {
    const port = await usablePort(0, '127.0.0.1');
    const url = `http://localhost:${port}`;
    this.#analytics ??= this.#startAnalytics();
    const environment = {
      NODE_ENV: 'production',
      ...commandEnvironment(this.stores),
      ...analyticsEnvironment(await this.#analytics),
      DATA_DIR: this.folder,
      PORT: String(port),
      PUBLIC_URL: url,
      DEMO: 'off',
      RATE_LIMITS: 'on',
      // Each member and reader comes from an address of their own, as in front of a proxy.
      TRUSTED_PROXIES: 'loopback',
      SECURITY_LOG: `${this.folder}/security.log`,
      ADMIN_TOKENS: `analyst:analyst:${hashOf(analystHeaders)},administrator:admin:${hashOf(adminHeaders)}`,
      ...extra,
    };
    const started = await this.start({ ...programs.backend(environment), name });
    await waitForHealthy(url);
    return { url, ...started };
  }

  /** Starts any program and waits until it is ready. @throws UserFacingError with its last words when it ends before */
  async start(program: Program): Promise<Started> {
    const child = new ChildService(program);
    this.#children.add(child);
    const ended = child.ended.then(() => {
      throw new UserFacingError(child.endMessage);
    });
    return { ready: await Promise.race([child.ready, ended]), pid: child.pid, stop: () => this.#stop(child) };
  }

  /** Does work that makes so many requests. @param isCounted by the program's name @returns its CPU a request, and its result */
  async cost<Result>(
    requests: number,
    work: () => Promise<Result>,
    isCounted: (name: string) => boolean = () => true,
  ): Promise<[Cost, Result]> {
    const before = this.#cpuMs();
    const result = await work();
    const costs = Object.entries(this.#cpuMs())
      .filter(([name]) => isCounted(name))
      .map(([name, ms]) => [name, (ms - (before[name] ?? 0)) / requests] as const);
    return [{ cpuMs: sum(costs.map(([, ms]) => ms)), byProgram: Object.fromEntries(costs) }, result];
  }

  /** Memory of each program that no file stands behind, in MB, by its name. */
  memoryMb(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#children].map(({ pid, program }) => [program.name, anonymousMb(pid)]));
  }

  async stop(): Promise<void> {
    for (const child of [...this.#children].toReversed()) await this.#stop(child);
  }

  #cpuMs(): Readonly<Record<string, number>> {
    const children = [...this.#children].map(
      ({ pid, program }) => [program.name, sum(family(pid).map(cpuMs))] as const,
    );
    const { pids = [] } = this.outside;
    return Object.fromEntries(pids.length > 0 ? [...children, ['stores outside', sum(pids.map(cpuMs))]] : children);
  }

  async #stop(child: ChildService): Promise<void> {
    child.mute();
    this.#children.delete(child);
    await child.stop();
  }
}
