import {
  entityOf,
  helpfulStream,
  memberStream,
  shelfStream,
  visitsStream,
  type EventByType,
  type EventMetadata,
  type EventType,
  type Origin,
  type RecordedHennaEvent,
} from '@henna/domain';

const staffEvents =
  /^(?:Product|Brand|Category|Subcategory|Banner|Setting|VotingOptions|TrendingRules|Scenario|SavedView|ImportMatching|ResetLink|EmailLink|Batch|MemberMuted|MemberUnmuted|MemberSessions|SecondFactor)|(?:Reset|ByModerator|ByImport|Approved|Undone)$/;

const metadata = (type: EventType, origin: Origin): EventMetadata => ({
  actor: staffEvents.test(type)
    ? { kind: 'token', id: 'desk', name: 'desk', role: 'admin' }
    : { kind: 'member', id: 'somebody', role: 'member' },
  commandId: 'command',
  correlationId: 'command',
  causationId: 'command',
  at: '2026-01-01T00:00:00.000Z',
  schema: 1,
  origin,
});

export type NewEvent = { [Type in EventType]: EventByType<Type> }[EventType];

/** An event from a screen, or with another origin. */
export type EventWithOrigin = NewEvent | readonly [NewEvent, Origin];

/** A log in memory: positions with gaps, revisions per stream. */
export class Log {
  readonly events: RecordedHennaEvent[] = [];
  readonly #revisions = new Map<string, bigint>();
  #position = 0n;

  append(stream: string, { type, data }: NewEvent, origin: Origin = 'screen'): this {
    const revision = this.#revisions.get(stream) ?? 0n;
    this.#revisions.set(stream, revision + 1n);
    const id = `event-${this.events.length}`;
    const recorded = { type, data, metadata: metadata(type, origin), id, stream, revision, position: this.#position };
    this.events.push(recorded as unknown as RecordedHennaEvent);
    this.#position += 100n + (this.#position % 7n);
    return this;
  }
}

/** A log with these events, each in a stream of its record. */
export const logOf = (...events: readonly EventWithOrigin[]): readonly RecordedHennaEvent[] => {
  const log = new Log();
  for (const entry of events) {
    const [event, origin] = 'type' in entry ? [entry] : entry;
    log.append(streamOf(event), event, origin);
  }
  return log.events;
};

const streamOf = ({ type, data }: NewEvent): string => {
  if (type === 'ProductVisited') return visitsStream(data.productId);
  if (type === 'CommentMarkedHelpful' || type === 'CommentUnmarkedHelpful')
    return helpfulStream(data.commentId, data.userId);
  if (type === 'MemberTraitsChanged') return memberStream(data.memberId);
  return 'placedAt' in data ? shelfStream(data.productId, data.userId) : entityOf(type).stream(data);
};
