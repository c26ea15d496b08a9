import { UnsupportedTypeError } from '@henna/domain';
import type { HennaRequest } from '../../shared/http/request.ts';

const formats = { 'application/json': 'json', 'text/csv': 'csv' } as const;

/** What a file of records is, by its type. Throws a 415 for another. */
export const formatOf = ({ headers }: Pick<HennaRequest, 'headers'>): 'json' | 'csv' => {
  const type = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  const format = formats[type as keyof typeof formats];
  if (!format)
    throw new UnsupportedTypeError('Please select a JSON or CSV file: application/json or text/csv is needed.');
  return format;
};
