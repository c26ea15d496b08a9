/** Records of a history that come and go. */
export class Removals {
  readonly #removed = new Map<string, boolean>();

  add(id: string): void {
    this.#removed.set(id, false);
  }

  has(id: string): boolean {
    return this.#removed.has(id);
  }

  isRemoved(id: string): boolean {
    return this.#removed.get(id) ?? false;
  }

  set(id: string, removed: boolean): void {
    this.#removed.set(id, removed);
  }
}
