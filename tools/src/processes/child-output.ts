import { announceReached, announceWaiting, endProgress, showProgress } from './console.ts';
import { readableLogLine } from './log-line.ts';

const isLogLine = (line: string) => line.startsWith('{');
/** Readable at a terminal; JSON for a program that collects logs. */
const forReader = (line: string) => (process.stdout.isTTY && isLogLine(line) ? readableLogLine(line) : line);

/**
 * What a child prints. `ready …`, `progress …`, `waiting …` and `reached …` are for the supervisor, log lines pass; plain
 * lines on stderr before `ready` are collected, because they say why a child could not start.
 */
export class ChildOutput {
  readonly ready: Promise<string>;
  #isReady = false;
  #isMute = false;
  #steps = 0;
  #isWaiting = false;
  #resolveReady: (rest: string) => void = () => undefined;
  readonly #errorLines: string[] = [];

  constructor() {
    this.ready = new Promise((resolve) => (this.#resolveReady = resolve));
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** How many steps it has reported: grows while the child makes progress. Log lines do not count. */
  get steps(): number {
    return this.#steps;
  }

  /** The child waits for a store outside. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** Prints nothing from now on: while everything ends, further errors of the children say nothing new. */
  mute(): void {
    this.#isMute = true;
  }

  readonly onStdoutLine = (line: string): void => {
    if (this.#isMute) return;
    const [, keyword, rest = ''] = /^(ready|progress|waiting|reached)\b\s*(.*)$/.exec(line) ?? [];
    if (keyword) {
      this.#steps++;
      this.#isWaiting = keyword === 'waiting';
    }
    if (keyword === 'progress') showProgress(rest);
    else if (keyword === 'waiting') announceWaiting(rest.replace(/^for /, ''));
    else if (keyword === 'reached') announceReached(rest);
    else if (keyword === 'ready' && !this.#isReady) this.#becomeReady(rest);
    else {
      endProgress();
      console.log(forReader(line));
    }
  };

  readonly onStderrLine = (line: string): void => {
    if (this.#isMute) return;
    if (this.#isReady || isLogLine(line)) console.error(forReader(line));
    else if (line.trim()) this.#errorLines.push(line);
  };

  /** Why it could not start, in one line; a stack trace is printed before it. */
  failureMessage(): string | undefined {
    if (this.#isReady || this.#errorLines.length === 0) return undefined;
    if (this.#errorLines.length === 1) return this.#errorLines[0];
    for (const line of this.#errorLines) console.error(line);
    return this.#errorLines.find((line) => /^\w*Error\b/.test(line)) ?? this.#errorLines[0];
  }

  #becomeReady(rest: string): void {
    this.#isReady = true;
    for (const line of this.#errorLines.splice(0)) console.error(line);
    this.#resolveReady(rest);
  }
}
