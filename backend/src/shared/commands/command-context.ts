import type { Actor, EventMetadata, Language, Origin } from '@henna/domain';
import { v7 } from 'uuid';
import { derivedId, derivedTimelessId } from '../ids.ts';

/** The streams in which the first run of a repeatable command decided on a no-op. */
export interface RecordedNoops {
  /** Revision of the stream at that time; `undefined` if the decision was no no-op. */
  revisionOf(stream: string): Promise<bigint | undefined>;
  /** Must be durable before the response. */
  record(stream: string, revision: bigint): Promise<void>;
}

/** Id and time of a record that the demo, an import or a restore adds. */
export interface ImportedIdentity {
  readonly id?: string;
  /** ISO 8601 UTC. */
  readonly addedAt?: string;
}

/** Metadata of a command: actor, origin, time and ids. */
export class CommandContext {
  constructor(
    readonly actor: Actor,
    readonly origin: Origin,
    readonly commandId: string = v7(),
    /** ms since 1970; a repeated command has the time of its first run. */
    readonly time: number = Date.now(),
    readonly correlationId: string = commandId,
    readonly causationId: string = correlationId,
    readonly reason?: string,
    readonly language?: Language,
    readonly visit?: string,
    /** The caller expects the streams to be new: they are read only if that proves wrong. */
    readonly expectNew: boolean = false,
    /** Of a command with an idempotency key. */
    readonly noops?: RecordedNoops,
    /** Whether this is known to be the first run of the command, so that nothing of it can be in the log. */
    readonly isFirstRun: boolean = false,
  ) {}

  /** The command's time, ISO 8601 UTC. */
  get at(): string {
    return new Date(this.time).toISOString();
  }

  /** A new id, the same when the command is repeated. */
  newId(name: string): string {
    return derivedId(this.commandId, name, this.time);
  }

  /** As {@link newId}, without the time of the command in it. */
  newTimelessId(name: string): string {
    return derivedTimelessId(this.commandId, name);
  }

  /** The context of a further command on the same stream, with an id that is the same when the command is repeated. */
  step(name: string): CommandContext {
    const { actor, origin, time, correlationId, causationId, reason, language, visit } = this;
    const commandId = this.newId(name);
    return new CommandContext(actor, origin, commandId, time, correlationId, causationId, reason, language, visit);
  }

  metadata(): EventMetadata {
    return {
      actor: this.actor,
      commandId: this.commandId,
      correlationId: this.correlationId,
      causationId: this.causationId,
      at: new Date().toISOString(),
      schema: 1,
      origin: this.origin,
      ...(this.reason && { reason: this.reason }),
      ...(this.language && { language: this.language }),
      ...(this.visit && { visit: this.visit }),
    };
  }
}
