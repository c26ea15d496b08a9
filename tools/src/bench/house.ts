import { createHash } from 'node:crypto';
import { programs } from '../processes/programs.ts';
import { ChildService, type Program } from '../processes/child-service.ts';
import { UserFacingError } from '../shared/errors.ts';
import { usablePort } from '../start/port.ts';
import { waitForHealthy } from '../start/wait-for-healthy.ts';
import type { StoreAddresses } from '../stores/running-stores.ts';
import { commandEnvironment } from '../stores/running-stores.ts';
import { cpuSeconds } from './processes.ts';

/** What the analyst calls with. */
export const analystToken = 'an analyst of the bench';

/** And the administrator. */
export const adminToken = 'an administrator of the bench';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The parts of one installation on a folder of its own, started as `npm start` starts them. */
export class House {
  readonly #parts: ChildService[] = [];
  #stores: StoreAddresses | undefined;
  #backend: { readonly url: string; readonly pid: number } | undefined;

  constructor(readonly folder: string) {}

  async startStores(): Promise<StoreAddresses> {
    const [events, documents] = await Promise.all([
      this.start(programs.eventStore(`${this.folder}/events`)),
      this.start(programs.documentStore(`${this.folder}/documents`)),
    ]);
    this.#stores = { eventStoreUrl: events.said, mongoUrl: documents.said };
    return this.#stores;
  }

  /** Resolves when the views have reached the end of the log. */
  startProjections(stores: StoreAddresses, extra: NodeJS.ProcessEnv = {}): Promise<{ readonly pid: number }> {
    return this.start(programs.projections({ ...commandEnvironment(stores), ...extra }));
  }

  async startBackend(
    stores: StoreAddresses,
    extra: NodeJS.ProcessEnv = {},
  ): Promise<{ readonly url: string; readonly pid: number }> {
    const port = await usablePort(0, '127.0.0.1');
    const url = `http://localhost:${port}`;
    const environment = {
      NODE_ENV: 'production',
      ...commandEnvironment(stores),
      DATA_DIR: this.folder,
      PORT: String(port),
      PUBLIC_URL: url,
      DEMO: 'off',
      RATE_LIMITS: 'off',
      ADMIN_TOKENS: `bench:analyst:${hashOf(analystToken)},desk:admin:${hashOf(adminToken)}`,
      ...extra,
    };
    const { pid } = await this.start(programs.backend(environment));
    await waitForHealthy(url);
    this.#backend = { url, pid };
    return this.#backend;
  }

  /** The stores once they are started. */
  get stores(): StoreAddresses {
    return this.#stores!;
  }

  /** The service once it is started. */
  get backend(): { readonly url: string; readonly pid: number } {
    return this.#backend!;
  }

  /** CPU time that each part has used so far, in seconds, by its name. */
  get cpuSeconds(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#parts.map(({ pid, program }) => [program.name, cpuSeconds(pid)]));
  }

  /** Starts any program and waits until it is ready. @throws UserFacingError with its last words when it ends before */
  async start(program: Program): Promise<{ readonly said: string; readonly pid: number }> {
    const part = new ChildService(program);
    this.#parts.push(part);
    const ended = part.ended.then(() => {
      throw new UserFacingError(part.endMessage);
    });
    return { said: await Promise.race([part.ready, ended]), pid: part.pid };
  }

  async stop(): Promise<void> {
    for (const part of this.#parts.toReversed()) {
      part.mute();
      await part.stop();
    }
  }
}

/** Measures in a house that is gone afterwards. */
export const inHouse = async <Result>(folder: string, work: (house: House) => Promise<Result>): Promise<Result> => {
  const house = new House(folder);
  try {
    return await work(house);
  } finally {
    await house.stop();
  }
};
