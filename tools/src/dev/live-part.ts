import { fileURLToPath } from 'node:url';
import { watch, type WatchOptions } from 'rolldown';
import { Part, type Program } from '../parts/part.ts';

/** A program that is built at every change of its source and then started anew. */
export class LivePart {
  #running: Part | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(private readonly program: Program) {}

  /** Watches the package, an address ending with a slash; resolves when the first build is ready. */
  async watch(home: URL): Promise<void> {
    const { default: options } = (await import(new URL('rolldown.config.mjs', home).href)) as { default: WatchOptions };
    const watcher = watch({ ...options, cwd: fileURLToPath(home) });
    await new Promise<void>((resolve) => {
      watcher.on('event', async (event) => {
        if (event.code === 'ERROR') console.error(event.error.message);
        if (event.code !== 'BUNDLE_END') return;
        await event.result.close();
        this.#turn = this.#turn.then(() => this.#startAnew()).then(resolve);
      });
    });
  }

  async stop(): Promise<void> {
    await this.#turn;
    await this.#end();
  }

  /** Resolves when it is ready, or when it ended before: the next change gives it another chance. */
  async #startAnew(): Promise<void> {
    await this.#end();
    const part = new Part(this.program);
    this.#running = part;
    const gone = part.ended.then(() => {
      if (this.#running === part) console.error(part.end);
    });
    await Promise.race([part.ready, gone]);
  }

  async #end(): Promise<void> {
    const part = this.#running;
    this.#running = undefined;
    await part?.stop();
  }
}
