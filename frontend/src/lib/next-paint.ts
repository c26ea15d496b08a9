/** Milliseconds; a hidden page is never painted. */
const timeoutMs = 300;

/** Settles once the browser has painted what is in the page now. */
export const afterNextPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    // The second frame begins when the first one is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, timeoutMs);
  });

/** `beforeLoad` of a list: a tap on a filter or a page number shows before the new list takes the processor. */
export const paintBeforeNavigation = async ({ cause }: { readonly cause: string }): Promise<void> => {
  if (cause === 'stay') await afterNextPaint();
};
