/** Who did it. `name` is a token's name only: a member is known by id. */
export interface Actor {
  readonly kind: 'member' | 'visitor' | 'token' | 'import' | 'system';
  readonly id: string;
  readonly name?: string;
  readonly role: 'member' | 'visitor' | 'admin' | 'moderator' | 'analyst' | 'import' | 'system';
}

export type Origin = 'screen' | 'api' | 'import' | 'restore' | 'undo' | 'demo' | 'system';

/** Metadata of every event. `at` is when it was recorded (ISO 8601 UTC); when it happened stands in the data. */
export interface EventMetadata {
  readonly actor: Actor;
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly at: string;
  readonly schema: number;
  readonly origin: Origin;
  readonly reason?: string;
  readonly language?: Language;
  readonly visit?: string;
  /** W3C trace context of the append, where requests are traced. */
  readonly traceparent?: string;
}

export type Language = 'en' | 'ar';

/** The form of every event: a fact's type and its data. */
export interface EventOf<Type extends string, Data> {
  readonly type: Type;
  readonly data: Data;
}

/** An event as the log holds it. `position` is its commit position in `$all`. */
export type Recorded<Event extends EventOf<string, unknown>> = Event & {
  readonly id: string;
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
  readonly metadata: EventMetadata;
};

/** A personal field: AES-256-GCM under the key `k` of one person; nonce, cipher text and tag in base64. */
export interface Sealed {
  readonly k: string;
  readonly n: string;
  readonly c: string;
  readonly t: string;
}

/** A sealed field as a document keeps it: it opens only with the id of the event that it came in. */
export interface SealedField {
  readonly sealed: Sealed;
  readonly eventId: string;
}

/** Names in other languages than English. */
export interface Labels {
  readonly ar?: string;
}

/** Both sides of a change: only the fields that changed, `null` where a value is absent. */
export interface Change<Fields> {
  readonly from: Partial<Fields>;
  readonly to: Partial<Fields>;
}
