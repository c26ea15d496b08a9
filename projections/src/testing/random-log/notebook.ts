import type { Log } from '../memory-log.ts';
import { pick, time } from './intents.ts';

interface SavedView {
  readonly id: string;
  note: string | null;
  isActive: boolean;
}

/** Saved views that analysts add, change, remove and restore. */
export class Notebook {
  readonly #views: SavedView[] = [];
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  step(a: number, b: number, c: number): void {
    const saved = pick(this.#views, a);
    if (!saved || b % 4 === 0) return this.#save(a, c);
    const stream = `savedView-${saved.id}`;
    const viewId = saved.id;
    if (!saved.isActive) {
      saved.isActive = true;
      this.#log.append(stream, { type: 'SavedViewRestored', data: { viewId, restoredAt: time(c) } }, 'undo');
    } else if (b % 4 === 1) {
      saved.isActive = false;
      this.#log.append(stream, { type: 'SavedViewRemoved', data: { viewId, removedAt: time(c) } });
    } else {
      const [from, to] = [{ note: saved.note }, { note: c % 3 ? `Note ${c}` : null }];
      saved.note = to.note;
      const data = { viewId, from, to, changedBy: 'desk', changedAt: time(c) };
      this.#log.append(stream, { type: 'SavedViewChanged', data });
    }
  }

  #save(a: number, c: number): void {
    const viewId = `view-${this.#views.length}`;
    this.#views.push({ id: viewId, note: null, isActive: true });
    const view = { tab: 'explore', search: { metric: 'votes', product: `product-${a}` } } as const;
    const data = { viewId, title: `View ${a}`, note: null, view, savedBy: 'desk', savedAt: time(c) };
    this.#log.append(`savedView-${viewId}`, { type: 'SavedViewAdded', data });
  }
}
