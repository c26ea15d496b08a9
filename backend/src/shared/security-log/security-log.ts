import { Injectable } from '@nestjs/common';
import { pino, type Logger } from 'pino';

/** One line: who tried what on whom, from which network, and how it ended. Never a name, an e-mail or a secret. */
export interface SecurityEntry {
  /** What was tried: "sign in", "export". */
  readonly event: string;
  readonly outcome: 'done' | 'refused' | 'failed';
  readonly status?: number;
  /** Of a refusal. */
  readonly code?: string;
  /** Id of the member, or name of the admin token, that acted. */
  readonly member?: string | undefined;
  readonly token?: string | undefined;
  readonly network?: string;
  readonly correlationId?: string;
  /** Parts of the address and other facts, by event. */
  readonly [fact: string]: unknown;
}

/**
 * What concerns access to accounts and data, one JSON line each with `"log":"security"`, whatever `LOG_LEVEL` says: to
 * standard output or appended to the file of `SECURITY_LOG`, which only its user can read.
 */
@Injectable()
export class SecurityLog {
  private readonly logger: Logger;

  /** @param file absent: standard output */
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
