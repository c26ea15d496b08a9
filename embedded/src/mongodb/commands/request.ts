import type { Doc } from '../documents.ts';
import { embedded, members } from '../elements.ts';
import { ServerError } from '../errors.ts';
import type { Request } from '../wire/messages.ts';
import { stringField } from './fields.ts';

/** A command as its handler sees it. */
export interface Call {
  name: string;
  command: Doc;
  database: string;
  request: Request;
}

/** The namespace a command names in the field of its own name. */
export const namespaceOf = ({ command, name, database }: Call): string => `${database}.${stringField(command, name)}`;

/** The documents of a field in BSON, whether they came within the command or beside it. */
export function rawDocuments({ request }: Call, name: string): Buffer[] {
  const found = request.sequences.get(name) ?? membersOf(request.body, name);
  if (!found) throw new ServerError('BadValue', `the command needs the field '${name}'`);
  if (found.length > 100_000) throw new ServerError('BadValue', `'${name}' holds more than 100000 documents`);
  return found;
}

function membersOf(body: Buffer, name: string): Buffer[] | undefined {
  const array = embedded(body, name);
  return array && members(array.bytes);
}
