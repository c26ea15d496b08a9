import { limits } from '@henna/domain';

export type FileProblem = 'invalidType' | 'tooLarge';

/** Spreadsheets save tabs as .txt or .tsv. */
export const isCsv = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.(?:csv|tsv|txt)$/i.test(name) || type === 'text/csv';

const isJson = ({ name, type }: Pick<File, 'name' | 'type'>) => /\.json$/i.test(name) || type === 'application/json';

/** Why a file is not sent at all; `undefined`: it is. */
export const fileProblem = (file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | undefined =>
  isCsv(file) || isJson(file) ? (file.size > limits.importBytes ? 'tooLarge' : undefined) : 'invalidType';
