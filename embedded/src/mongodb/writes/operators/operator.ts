import { ServerError } from '../../errors.ts';
import type { Place } from '../place.ts';

/**
 * An update operator: takes the operand of one path, and tells how it changes a place.
 * @throws ServerError when the operand is none for it, whatever the document
 */
export type Operator = (operand: unknown, path: string) => (place: Place) => void;

export const badValue = (message: string): ServerError => new ServerError('BadValue', message);
