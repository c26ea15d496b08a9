import { runPerStream } from '../../../shared/per-stream-queue.ts';

/** What a command of the demo answers: where it stands in the log. */
export interface Written {
  readonly position: bigint | undefined;
}

/** It was there already. */
export const nothing: Written = { position: undefined };

const inFlight = 64;

/** Works on all items, 64 at once; answers the highest position. The first failure ends it. */
export const inParallel = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Written>,
): Promise<bigint> => {
  let highest = -1n;
  const run = async (item: Item) => {
    const { position = -1n } = await work(item);
    if (position > highest) highest = position;
  };
  await runPerStream(
    items.map((item, index) => ({ stream: String(index), run: () => run(item) })),
    inFlight,
  );
  return highest;
};
