/** The last revision of a stream as writers see it (`pending`: all that was decided) and as readers do (`durable`). */
export class StreamState {
  pending: number;
  durable: number;

  /** `id` is 0 until the stream has its first event; `last` is -1 until then. */
  constructor(
    readonly name: string,
    public id: number,
    last: number,
  ) {
    this.pending = last;
    this.durable = last;
  }
}
