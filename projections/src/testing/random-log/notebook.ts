import type { Log } from '../memory-log.ts';
import { pick, time } from './intents.ts';

interface Kept {
  readonly id: string;
  note: string | null;
  stands: boolean;
}

/** What analysts of a history keep, note, take away and bring back. */
export class Notebook {
  readonly #kept: Kept[] = [];
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  step(a: number, b: number, c: number): void {
    const kept = pick(this.#kept, a);
    if (!kept || b % 4 === 0) return this.#keep(a, c);
    const stream = `savedView-${kept.id}`;
    const viewId = kept.id;
    if (!kept.stands) {
      kept.stands = true;
      this.#log.append(stream, { type: 'SavedViewRestored', data: { viewId, restoredAt: time(c) } }, 'undo');
    } else if (b % 4 === 1) {
      kept.stands = false;
      this.#log.append(stream, { type: 'SavedViewRemoved', data: { viewId, removedAt: time(c) } });
    } else {
      const [from, to] = [{ note: kept.note }, { note: c % 3 ? `Note ${c}` : null }];
      kept.note = to.note;
      const data = { viewId, from, to, changedBy: 'desk', changedAt: time(c) };
      this.#log.append(stream, { type: 'SavedViewChanged', data });
    }
  }

  #keep(a: number, c: number): void {
    const viewId = `view-${this.#kept.length}`;
    this.#kept.push({ id: viewId, note: null, stands: true });
    const view = { tab: 'explore', search: { metric: 'votes', product: `product-${a}` } } as const;
    const data = { viewId, title: `View ${a}`, note: null, view, savedBy: 'desk', savedAt: time(c) };
    this.#log.append(`savedView-${viewId}`, { type: 'SavedViewAdded', data });
  }
}
