import { Injectable } from '@nestjs/common';
import { EventStore } from '../../shared/stores/event-store.ts';

/** How far views are behind the log, in time. */
@Injectable()
export class LaneLag {
  constructor(private readonly events: EventStore) {}

  /** Age of the oldest event beyond a position, in ms; 0 where there is none. */
  async behind(passed: bigint, tail: bigint): Promise<number> {
    if (passed >= tail) return 0;
    for await (const { position, metadata } of this.events.readAll(passed < 0n ? undefined : passed))
      if (position > passed) return Math.max(0, Date.now() - Date.parse(metadata.at));
    return 0;
  }
}
