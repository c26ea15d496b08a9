import { Injectable } from '@nestjs/common';
import { pino, type Logger } from 'pino';

/** One line. It must not contain names, e-mails or secrets. */
export interface SecurityEntry {
  /** The attempted action: "sign in", "export". */
  readonly event: string;
  readonly outcome: 'done' | 'refused' | 'failed';
  readonly status?: number;
  /** Code of the refusal. */
  readonly code?: string;
  /** Id of the acting member. */
  readonly member?: string | undefined;
  readonly token?: string | undefined;
  readonly network?: string;
  readonly correlationId?: string;
  /** Further facts, by event. */
  readonly [fact: string]: unknown;
}

/**
 * Logs access to accounts and data as JSON lines with `"log":"security"`, regardless of `LOG_LEVEL`: to standard output, or
 * to the file of `SECURITY_LOG`, which only its user can read.
 */
@Injectable()
export class SecurityLog {
  private readonly logger: Logger;

  /** @param file standard output if null */
  constructor(file: string | null) {
    const destination = pino.destination(
      file === null ? { sync: true } : { dest: file, mkdir: true, mode: 0o600, sync: true },
    );
    this.logger = pino({ base: { log: 'security' } }, destination);
  }

  write({ event, ...facts }: SecurityEntry): void {
    this.logger.info(facts, event);
  }
}
