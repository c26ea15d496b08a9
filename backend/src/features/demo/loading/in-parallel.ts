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
  let next = 0;
  let failed = false;
  const lane = async () => {
    while (!failed && next < items.length) {
      const { position = -1n } = await work(items[next++]!);
      if (position > highest) highest = position;
    }
  };
  const lanes = Array.from({ length: Math.min(inFlight, items.length) }, lane);
  try {
    await Promise.all(lanes);
  } finally {
    failed = true;
    await Promise.allSettled(lanes);
  }
  return highest;
};
