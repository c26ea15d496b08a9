import { mkdirSync } from 'node:fs';
import type { Program } from '../processes/child-service.ts';
import { programs } from '../processes/programs.ts';
import { usablePort } from '../start/port.ts';
import { waitForHealthy } from '../start/wait-for-healthy.ts';
import { analyticsEnvironment, analyticsProgramAt, newAnalyticsAddress } from '../stores/analytics-program.ts';
import { storeEnvironment, type StoreAddresses } from '../stores/running-stores.ts';
import { ConnectionProxy } from './connection-proxy.ts';
import { RestartableProgram } from './restartable-program.ts';

const serviceCount = 3;
const workerCount = 2;

/** A program that can fail. Of several of a kind one goes on for another. */
export interface Target {
  readonly kind: 'event store' | 'document store' | 'worker' | 'analytics program' | 'service';
  readonly program: RestartableProgram;
}

/** Three services and two workers on stores as processes of their own, each behind a proxy; stores outside stay as they are. */
export class Installation {
  readonly targets: Target[] = [];
  readonly proxies: { readonly kind: Target['kind']; readonly proxy: ConnectionProxy }[] = [];
  readonly urls: string[] = [];
  stores!: StoreAddresses;

  constructor(
    readonly folder: string,
    readonly outside: Partial<StoreAddresses>,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  async startStores(): Promise<void> {
    const { eventStoreUrl, mongoUrl } = this.outside;
    const [events, documents] = [`${this.folder}/events`, `${this.folder}/documents`];
    this.stores = {
      eventStoreUrl: eventStoreUrl ?? (await this.#startStore('event store', programs.eventStore(events), events)),
      mongoUrl: mongoUrl ?? (await this.#startStore('document store', programs.documentStore(documents), documents)),
    };
  }

  async startPrograms(): Promise<void> {
    const LOG_LEVEL = process.env['LOG_LEVEL'] || 'error';
    const environment = { ...storeEnvironment(this.stores), LOG_LEVEL };
    for (let number = 1; number <= workerCount; number++)
      this.#startInBackground('worker', programs.projections(environment));
    const address = await newAnalyticsAddress();
    const analytics = analyticsProgramAt(address, { ...this.stores, dataFolder: this.folder });
    this.#startInBackground('analytics program', {
      ...analytics,
      environment: { ...analytics.environment, LOG_LEVEL },
    });
    for (let number = 1; number <= serviceCount; number++) {
      const port = await usablePort(0, '127.0.0.1');
      const url = `http://127.0.0.1:${port}`;
      const service = programs.backend({
        ...environment,
        ...analyticsEnvironment(address),
        NODE_ENV: 'production',
        DATA_DIR: this.folder,
        PORT: String(port),
        PUBLIC_URL: url,
        DEMO: 'off',
        RATE_LIMITS: 'off',
        SECURITY_LOG: `${this.folder}/security-${number}.log`,
      });
      await this.#start('service', service);
      this.urls.push(url);
      await waitForHealthy(url);
    }
  }

  /** Resolves when every service answers and every view is followed again. @throws UserFacingError when that takes a minute */
  async untilHealthy(): Promise<void> {
    for (const url of this.urls) await waitForHealthy(url);
  }

  async stop(): Promise<void> {
    for (const { program } of this.targets.toReversed()) await program.stop();
    for (const { proxy } of this.proxies) await proxy.close();
  }

  /** @returns the address of its proxy, which stays the same when the store is started again */
  async #startStore(kind: 'event store' | 'document store', program: Program, folder: string): Promise<string> {
    const port = await usablePort(0, '127.0.0.1');
    const address = await this.#start(kind, { ...program, args: ['--folder', folder, '--port', String(port)] });
    const proxy = await ConnectionProxy.start(port);
    this.proxies.push({ kind, proxy });
    return address.replace(String(port), String(proxy.port));
  }

  #start(kind: Target['kind'], program: Program): Promise<string> {
    const target = { kind, program: new RestartableProgram(program) };
    this.targets.push(target);
    return target.program.start();
  }

  /** A worker says that it is ready only when it has the lease that another may hold; the health check tells whether all is well. */
  #startInBackground(kind: Target['kind'], program: Program): void {
    this.#start(kind, program).catch(() => undefined);
  }
}
