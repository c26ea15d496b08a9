/** A text with a name in the place of a selection, apart from the words beside it, and where one goes on typing. */
export const insertName = (
  text: string,
  name: string,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly text: string; readonly at: number } => {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const inserted = `${/[\w"]$/.test(before) ? ' ' : ''}${name}${/^[\w"]/.test(after) ? ' ' : ''}`;
  return { text: before + inserted + after, at: before.length + inserted.length };
};
