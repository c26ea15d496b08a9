export const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

const isSeparator = (text: string | undefined): text is Separator => separators.some((each) => each === text);

/** Spreadsheets may name the separator in a line of its own before the columns. */
const separatorLine = /^sep=(.)(?:\r\n|\n|\r)/i;

/** @returns the separator that the first line names, and that line, which is no record */
export const namedSeparator = (start: string): { readonly separator: Separator; readonly line: string } | undefined => {
  const [line, separator] = separatorLine.exec(start) ?? [];
  return line && isSeparator(separator) ? { separator, line } : undefined;
};

/** The separator that occurs most often in the first record outside of quotation marks; a comma where none does. */
export const recognisedSeparator = (start: string): Separator => {
  const counts = new Map<Separator, number>(separators.map((each) => [each, 0]));
  let isQuoted = false;
  for (const character of start.trimStart()) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') break;
    else if (isSeparator(character)) counts.set(character, counts.get(character)! + 1);
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
};
