interface CellTags {
  readonly tags: number[];
  readonly counts: number[];
}

/** How many products of each cell have each tag; only tags that occur take room. */
export class TagCounts {
  private readonly byCell: CellTags[] = [];

  /** @param by 1 for a product that comes, -1 for one that goes */
  add(cell: number, tags: readonly number[], by: 1 | -1): void {
    if (tags.length === 0) return;
    while (this.byCell.length <= cell) this.byCell.push({ tags: [], counts: [] });
    const own = this.byCell[cell]!;
    for (const tag of tags) {
      const at = own.tags.indexOf(tag);
      if (at >= 0) own.counts[at]! += by;
      else {
        own.tags.push(tag);
        own.counts.push(by);
      }
    }
  }

  /** Adds up the counts of some cells. @param into by number of the tag */
  sum(passingCells: Uint8Array, into: Uint32Array): void {
    for (const [cell, { tags, counts }] of this.byCell.entries())
      if (passingCells[cell]) for (let at = 0; at < tags.length; at++) into[tags[at]!]! += counts[at]!;
  }
}
