import {
  entityOf,
  visitsStream,
  type EventByType,
  type EventMetadata,
  type EventType,
  type Origin,
  type RecordedHennaEvent,
} from '@henna/domain';

const byToken =
  /^(?:Product|Brand|Category|Subcategory|Banner|Setting|VotingOptions|TrendingRules|Scenario|SavedView|ResetLink|Batch)|(?:Reset|ByModerator|ByImport|Undone)$/;

const metadata = (type: EventType, origin: Origin): EventMetadata => ({
  actor: byToken.test(type)
    ? { kind: 'token', id: 'desk', name: 'desk', role: 'admin' }
    : { kind: 'member', id: 'somebody', role: 'member' },
  commandId: 'command',
  correlationId: 'command',
  causationId: 'command',
  at: '2026-01-01T00:00:00.000Z',
  schema: 1,
  origin,
});

export type Fact = { [Type in EventType]: EventByType<Type> }[EventType];

/** A fact as somebody told it on a screen, or with the origin it has. */
export type Given = Fact | readonly [Fact, Origin];

/** A log in memory: positions with gaps, revisions per stream. */
export class Log {
  readonly events: RecordedHennaEvent[] = [];
  readonly #revisions = new Map<string, bigint>();
  #position = 0n;

  append(stream: string, { type, data }: Fact, origin: Origin = 'screen'): this {
    const revision = this.#revisions.get(stream) ?? 0n;
    this.#revisions.set(stream, revision + 1n);
    const id = `event-${this.events.length}`;
    const recorded = { type, data, metadata: metadata(type, origin), id, stream, revision, position: this.#position };
    this.events.push(recorded as unknown as RecordedHennaEvent);
    this.#position += 100n + (this.#position % 7n);
    return this;
  }
}

/** A log with these facts, each in a stream of its record. */
export const logOf = (...facts: readonly Given[]): readonly RecordedHennaEvent[] => {
  const log = new Log();
  for (const entry of facts) {
    const [fact, origin] = 'type' in entry ? [entry] : entry;
    log.append(streamOf(fact), fact, origin);
  }
  return log.events;
};

const streamOf = ({ type, data }: Fact): string =>
  type === 'ProductVisited' ? visitsStream(data.productId) : entityOf(type).stream(data);
