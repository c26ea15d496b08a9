import type { Log, NewEvent } from '../memory-log.ts';
import { pick, time } from './intents.ts';

interface SavedView {
  readonly id: string;
  note: string | null;
  isActive: boolean;
}

/** Saved views and matchings that staff add, change, remove and restore. */
export class Notebook {
  readonly #views: SavedView[] = [];
  #matching: { field: string | null; isActive: boolean } | undefined;
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  step(a: number, b: number, c: number): void {
    if (a % 3 === 0) this.#match(b, c);
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

  #match(b: number, c: number): void {
    const matchingId = 'matching';
    const stream = `importMatching-${matchingId}`;
    const columns = (field: string | null) => [{ column: 'Item', field }];
    const append = (event: NewEvent) => this.#log.append(stream, event);
    if (this.#matching === undefined) {
      const data = {
        matchingId,
        name: 'Supplier',
        entity: 'products',
        columns: columns('name'),
        savedAt: time(c),
      } as const;
      append({ type: 'ImportMatchingSaved', data });
      this.#matching = { field: 'name', isActive: true };
    } else if (!this.#matching.isActive) {
      append({ type: 'ImportMatchingRestored', data: { matchingId, restoredAt: time(c) } });
      this.#matching.isActive = true;
    } else if (b % 2 === 0) {
      append({ type: 'ImportMatchingRemoved', data: { matchingId, removedAt: time(c) } });
      this.#matching.isActive = false;
    } else {
      const { field } = this.#matching;
      const next = field === null ? 'name' : null;
      const change = { from: { columns: columns(field) }, to: { columns: columns(next) } };
      append({ type: 'ImportMatchingChanged', data: { matchingId, ...change, changedAt: time(c) } });
      this.#matching.field = next;
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
