import { fileURLToPath } from 'node:url';
import { watch, type WatchOptions } from 'rolldown';
import { ChildService, type Program } from '../processes/child-service.ts';

/** A program that is built and restarted at every change of its source. */
export class WatchedService {
  #running: ChildService | undefined;
  #restarting: Promise<void> = Promise.resolve();

  constructor(private readonly program: Program) {}

  /** Watches the package, an address ending with a slash; resolves when the first build is ready. */
  async watch(packageUrl: URL): Promise<void> {
    const { default: options } = (await import(new URL('rolldown.config.mjs', packageUrl).href)) as {
      default: WatchOptions;
    };
    const watcher = watch({ ...options, cwd: fileURLToPath(packageUrl) });
    await new Promise<void>((resolve) => {
      watcher.on('event', async (event) => {
        if (event.code === 'ERROR') console.error(event.error.message);
        if (event.code !== 'BUNDLE_END') return;
        await event.result.close();
        this.#restarting = this.#restarting.then(() => this.#restart()).then(resolve);
      });
    });
  }

  async stop(): Promise<void> {
    await this.#restarting;
    await this.#stopRunning();
  }

  /** Resolves when it is ready, or when it ended before: the next change gives it another chance. */
  async #restart(): Promise<void> {
    await this.#stopRunning();
    const service = new ChildService(this.program);
    this.#running = service;
    const ended = service.ended.then(() => {
      if (this.#running === service) console.error(service.endMessage);
    });
    await Promise.race([service.ready, ended]);
  }

  async #stopRunning(): Promise<void> {
    const service = this.#running;
    this.#running = undefined;
    await service?.stop();
  }
}
