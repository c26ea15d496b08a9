let pending = false;

/** A navigation to another page began: its heading shall take the focus. */
export const requestHeadingFocus = (): void => {
  pending = true;
};

/** Whether this heading is the one that was waited for; asks only once. */
export const consumeHeadingFocus = (): boolean => {
  const wanted = pending;
  pending = false;
  return wanted;
};
