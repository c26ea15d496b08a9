import { BusyError, type ExportedFiles } from '@henna/domain';
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
/** How long a query waits for newer files before it reads the existing ones. */
const patienceMs = 5_000;
/** How long it waits for the first files. */
const longPatienceMs = 45_000;

interface CachedFiles extends ExportedFiles {
  /** How many people were erased before: their activity is not in the files. */
  readonly erased: number;
  readonly at: number;
}

/** The export in the data folder that queries read; a separate program writes it, as for `npm run analytics`. */
@Injectable()
export class SqlFiles implements OnApplicationShutdown {
  readonly folder: string;
  private readonly over = new AbortController();
  private cached: CachedFiles | undefined;
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
  async current(): Promise<ExportedFiles> {
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

  private get usable(): CachedFiles | undefined {
    return this.cached?.erased === this.erased.count ? this.cached : undefined;
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
    child.stderr?.on('data', (text: Buffer) => (complaint = `${complaint}${text.toString()}`.slice(-1_000)));
    const written = await new Promise<ExportedFiles | undefined>((answer) => {
      child.once('message', (message) => answer(message as ExportedFiles));
      child.once('exit', () => answer(undefined));
      child.once('error', () => answer(undefined));
    });
    if (written) this.cached = { ...written, erased, at };
    else if (!this.over.signal.aborted) this.logger.warn({ complaint }, 'the files for SQL could not be written');
  }
}
