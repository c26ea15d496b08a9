/** Milliseconds after which it is not worth waiting longer: a hidden page is never painted. */
const timeoutMs = 300;

/** Settles once the browser has shown what stands in the page: the frame after next is begun when the next one is out. */
export const afterNextPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, timeoutMs);
  });

/** As `beforeLoad` of a list: a tap on a filter or page is answered by a frame before the new list takes the processor. */
export const paintBeforeNavigation = async ({
  cause,
}: {
  readonly cause: 'preload' | 'enter' | 'stay';
}): Promise<void> => {
  if (cause === 'stay') await afterNextPaint();
};
