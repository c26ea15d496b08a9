import type { Actor, EventMetadata, Language, Origin } from '@henna/domain';
import { v7 } from 'uuid';
import { derivedId, derivedTimelessId } from '../ids.ts';

/** Where the first run of a command that may come again had nothing to do. */
export interface Noops {
  /** Revision of the stream at which that was; `undefined` where it was not. */
  revisionOf(stream: string): Promise<bigint | undefined>;
  /** Keeps it, durable before the answer. */
  keep(stream: string, revision: bigint): Promise<void>;
}

/** The id and the time of adding of a record that comes from elsewhere: demo, import, restore. */
export interface ImportedIdentity {
  readonly id?: string;
  /** ISO 8601 UTC. */
  readonly addedAt?: string;
}

/** What a command knows of its circumstances: who, when, from where, and its own id. */
export class CommandContext {
  constructor(
    readonly actor: Actor,
    readonly origin: Origin,
    readonly commandId: string = v7(),
    /** ms since 1970; a repeated command keeps its first time. */
    readonly time: number = Date.now(),
    readonly correlationId: string = commandId,
    readonly causationId: string = correlationId,
    readonly reason?: string,
    readonly language?: Language,
    readonly visit?: string,
    /** The streams it writes are new, as far as the caller knows: they are read only when that proves wrong. */
    readonly opensStreams: boolean = false,
    /** Where a command may come again: what its first run found nothing to do in. */
    readonly noops?: Noops,
  ) {}

  /** The command's time, ISO 8601 UTC. */
  get at(): string {
    return new Date(this.time).toISOString();
  }

  /** A fresh id that a repeat of the same command generates again. */
  newId(name: string): string {
    return derivedId(this.commandId, name, this.time);
  }

  /** As {@link newId}, without the time of the command in it. */
  newTimelessId(name: string): string {
    return derivedTimelessId(this.commandId, name);
  }

  /** The same circumstances for a further command on the same stream, with an id that a repeat generates again. */
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
