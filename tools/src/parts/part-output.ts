import { readableLogLine } from './log-line.ts';
import { endProgress, showProgress } from './progress-bar.ts';
import { sayReached, sayWaiting } from './waiting.ts';

const isLogLine = (line: string) => line.startsWith('{');
/** A person at a terminal, or a program that collects logs. */
const forReader = (line: string) => (process.stdout.isTTY && isLogLine(line) ? readableLogLine(line) : line);

/**
 * What a part prints. `ready …`, `progress …`, `waiting …` and `reached …` are for the supervisor, log lines pass; plain
 * complaints before `ready` are kept, for they say why a part could not start.
 */
export class PartOutput {
  readonly ready: Promise<string>;
  #isReady = false;
  #isMute = false;
  #steps = 0;
  #isWaiting = false;
  #announce: (rest: string) => void = () => undefined;
  readonly #complaints: string[] = [];

  constructor() {
    this.ready = new Promise((resolve) => (this.#announce = resolve));
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** How many steps it has reported: what grows while it works, which log lines always do. */
  get steps(): number {
    return this.#steps;
  }

  /** It waits for a store outside. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** From now on nothing is printed: what a part complains about while everything ends says nothing new. */
  mute(): void {
    this.#isMute = true;
  }

  readonly said = (line: string): void => {
    if (this.#isMute) return;
    const [, word, rest = ''] = /^(ready|progress|waiting|reached)\b\s*(.*)$/.exec(line) ?? [];
    if (word) {
      this.#steps++;
      this.#isWaiting = word === 'waiting';
    }
    if (word === 'progress') showProgress(rest);
    else if (word === 'waiting') sayWaiting(rest.replace(/^for /, ''));
    else if (word === 'reached') sayReached(rest);
    else if (word === 'ready' && !this.#isReady) this.#beReady(rest);
    else {
      endProgress();
      console.log(forReader(line));
    }
  };

  readonly complained = (line: string): void => {
    if (this.#isMute) return;
    if (this.#isReady || isLogLine(line)) console.error(forReader(line));
    else if (line.trim()) this.#complaints.push(line);
  };

  /** Why it could not start, in one line; a stack trace is printed in front of it. */
  lastWords(): string | undefined {
    if (this.#isReady || this.#complaints.length === 0) return undefined;
    if (this.#complaints.length === 1) return this.#complaints[0];
    for (const line of this.#complaints) console.error(line);
    return this.#complaints.find((line) => /^\w*Error\b/.test(line)) ?? this.#complaints[0];
  }

  #beReady(rest: string): void {
    this.#isReady = true;
    for (const line of this.#complaints.splice(0)) console.error(line);
    this.#announce(rest);
  }
}
