/** Records of a history that come and go: by their own events, or all of a kind by a clear. */
export class Removals {
  readonly #removed = new Map<string, { removed: boolean; clearedBy?: string | undefined }>();

  add(id: string): void {
    this.#removed.set(id, { removed: false });
  }

  has(id: string): boolean {
    return this.#removed.has(id);
  }

  isRemoved(id: string): boolean {
    return this.#removed.get(id)?.removed ?? false;
  }

  /** By an event of the record itself. */
  set(id: string, removed: boolean): void {
    this.#removed.set(id, { removed });
  }

  /** @param kind how the ids of the kind are known */
  clear(kind: RegExp, clearId: string): void {
    for (const [id, { removed }] of this.#removed)
      if (kind.test(id) && !removed) this.#removed.set(id, { removed: true, clearedBy: clearId });
  }

  undoClear(clearId: string): void {
    for (const [id, { clearedBy }] of this.#removed) if (clearedBy === clearId) this.set(id, false);
  }
}
