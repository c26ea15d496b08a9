import { limits } from '@henna/contracts';

export type FileProblem = 'invalidType' | 'notArray' | 'parsing' | 'tooLarge';

/** A file that can't be imported. `detail` is what the parser says. */
export class FileError extends Error {
  constructor(
    readonly problem: FileProblem,
    readonly detail: string | null = null,
  ) {
    super(problem);
  }
}

const isCsv = ({ name, type }: File) => /\.csv$/i.test(name) || type === 'text/csv';
export const isAccepted = (file: File): boolean =>
  isCsv(file) || /\.json$/i.test(file.name) || file.type === 'application/json';

/** The rows as they are sent: the text of a JSON array, or CSV as it is. Throws {@link FileError}. */
export async function contentOf(file: File): Promise<Blob> {
  if (!isAccepted(file)) throw new FileError('invalidType');
  if (file.size > limits.importBytes) throw new FileError('tooLarge');
  if (isCsv(file)) return new Blob([file], { type: 'text/csv' });
  const text = await file.text();
  if (!Array.isArray(parsed(text))) throw new FileError('notArray');
  return new Blob([text], { type: 'application/json' });
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FileError('parsing', (error as Error).message);
  }
};
