import { BusyError, type FilesTold } from '@henna/domain';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { fork } from 'node:child_process';
import { resolve, join } from 'node:path';
import type { Logger } from 'pino';
import type { Settings } from '../../../settings.ts';
import { ErasedMembers } from '../../../shared/erased-members.ts';
import { programEnvironment } from '../../../shared/program-environment.ts';
import { exportProgram } from '../../../built-packages.ts';
import { LOGGER, SETTINGS } from '../../../tokens.ts';

const freshMs = 30_000;
/** So long a query waits for newer files before it takes those that are there. */
const patienceMs = 5_000;
/** So long it waits for the first. */
const longPatienceMs = 45_000;

interface Kept extends FilesTold {
  /** People erased before: what they did is not in the files. */
  readonly erased: number;
  readonly at: number;
}

/** The export that queries ask, as `npm run analytics` keeps it in the data folder; programs of their own write it. */
@Injectable()
export class KeptFiles implements OnApplicationShutdown {
  readonly folder: string;
  private readonly over = new AbortController();
  private kept: Kept | undefined;
  private writing: Promise<void> | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly erased: ErasedMembers,
  ) {
    this.folder = join(resolve(settings.dataFolder), 'analytics');
  }

  onApplicationShutdown(): void {
    this.over.abort();
  }

  /**
   * Files that hold the log as it was at most half a minute ago or, where bringing them up to date takes long, those of
   * before. Throws a 503 when there are none for long, or only such as hold
   * what somebody erased did.
   */
  async current(): Promise<FilesTold> {
    if (!this.usable || Date.now() - this.usable.at > freshMs) {
      this.writing ??= this.write().finally(() => (this.writing = undefined));
      const patience = this.usable ? patienceMs : longPatienceMs;
      await Promise.race([this.writing, new Promise((pass) => setTimeout(pass, patience).unref())]);
    }
    if (!this.usable)
      throw new BusyError().withMessage(
        this.writing
          ? 'The files that SQL reads are being written. Please try again in a while.'
          : 'The files that SQL reads could not be written. The log of the service says why.',
      );
    return this.usable;
  }

  private get usable(): Kept | undefined {
    return this.kept?.erased === this.erased.count ? this.kept : undefined;
  }

  private async write(): Promise<void> {
    const [erased, at] = [this.erased.count, Date.now()];
    const child = fork(exportProgram(), [this.folder], {
      env: programEnvironment(this.settings),
      execArgv: ['--enable-source-maps'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      signal: this.over.signal,
    });
    let complaint = '';
    child.stderr?.on('data', (said: Buffer) => (complaint = `${complaint}${said.toString()}`.slice(-1_000)));
    const told = await new Promise<FilesTold | undefined>((answer) => {
      child.once('message', (message) => answer(message as FilesTold));
      child.once('exit', () => answer(undefined));
      child.once('error', () => answer(undefined));
    });
    if (told) this.kept = { ...told, erased, at };
    else if (!this.over.signal.aborted) this.logger.warn({ complaint }, 'the files for SQL could not be written');
  }
}
