import type { RootDatabase } from 'lmdb';
import type { Rows } from './stored-rows.ts';

const ROWS_A_TURN = 2000;

/** Copies every row, some thousand to a commit, so that others have their turn in between. */
export async function copyRows(from: Rows, to: Rows, root: RootDatabase<Buffer, Buffer>): Promise<void> {
  for (let last: Buffer | undefined; ;) {
    const rows = [...from.getRange({ ...(last && { start: last, exclusiveStart: true }), limit: ROWS_A_TURN })];
    if (rows.length === 0) return;
    await root.transaction(() => {
      for (const { key, value } of rows) void to.put(key, value);
    });
    last = rows.at(-1)!.key;
    from.resetReadTxn?.();
  }
}
