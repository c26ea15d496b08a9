/**
 * One line of `GET /api/analytics/events`: an event without anything personal. Sealed fields are `null`. Of what members
 * did, ids are pseudonyms (of records the same everywhere, of a person for one kind of act on one product), and times are
 * cut to the hour, of joining and profiles to the day.
 */
export interface AnalyticsEvent {
  /** Position in the log, a decimal string: what `after` takes to go on behind it. */
  readonly position: string;
  readonly id: string;
  readonly type: string;
  /** When it was recorded. */
  readonly at: string;
  /** When the visit, vote, rating or comment was done that it gives, changes or takes back; else as `at`. */
  readonly actAt: string;
  readonly actor: { readonly kind: string; readonly role: string; readonly id: string | null };
  readonly origin: string;
  readonly language: string | null;
  /** Of what members did, `id`, but in imports. */
  readonly correlationId: string;
  readonly data: Readonly<Record<string, unknown>>;
}
