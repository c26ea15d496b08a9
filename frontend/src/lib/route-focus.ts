let pending = false;

/** A navigation to another page began: its heading shall take the focus. */
export const expectFocus = (): void => {
  pending = true;
};

/** Whether this heading is the one that was waited for; asks only once. */
export const takeFocus = (): boolean => {
  const wanted = pending;
  pending = false;
  return wanted;
};
