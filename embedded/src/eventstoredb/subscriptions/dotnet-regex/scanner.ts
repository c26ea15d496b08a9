import { type CallError, invalidArgument } from '../../wire/errors.ts';

const WHICH = 'The regular expression of the filter';

/** The expression is none in .NET either. */
export const broken = (why: string): CallError => invalidArgument(`${WHICH} is broken: ${why}.`);
export const notSupported = (what: string): CallError => invalidArgument(`${WHICH} has ${what}: not supported.`);

/** Goes through a pattern; a character is a unit of UTF-16, as in .NET. */
export class Scanner {
  private at = 0;

  constructor(private readonly pattern: string) {}

  get isDone(): boolean {
    return this.at >= this.pattern.length;
  }

  /** The next character, empty behind the last. */
  get next(): string {
    return this.pattern.charAt(this.at);
  }

  take(): string {
    return this.pattern.charAt(this.at++);
  }

  /** Takes a text if it comes next. */
  takes(text: string): boolean {
    const isNext = this.pattern.startsWith(text, this.at);
    if (isNext) this.at += text.length;
    return isNext;
  }

  /** Whether a sticky expression matches what comes next. */
  sees(sticky: RegExp): boolean {
    sticky.lastIndex = this.at;
    return sticky.test(this.pattern);
  }

  /** Takes what a sticky expression matches, if it does: all of it and its groups. */
  match(sticky: RegExp): RegExpExecArray | undefined {
    sticky.lastIndex = this.at;
    const match = sticky.exec(this.pattern) ?? undefined;
    if (match) this.at += match[0].length;
    return match;
  }
}
