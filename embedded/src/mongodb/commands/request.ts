import { Binary } from 'mongodb';
import { isDoc, type Doc } from '../documents.ts';
import { embeddedField, arrayMembers } from '../elements.ts';
import { ServerError } from '../errors.ts';
import type { Request } from '../wire/messages.ts';
import { stringField } from './fields.ts';

const MAX_DOCUMENTS = 100_000;
const LONGEST_NAME = 255;

/** A command as its handler sees it. */
export interface Call {
  name: string;
  command: Doc;
  database: string;
  request: Request;
}

/**
 * The namespace a command names in the field of its own name.
 * @throws ServerError InvalidNamespace
 */
export function namespaceOf({ command, name, database }: Call): string {
  const collection = command[name] === '' ? '' : stringField(command, name);
  const ns = `${database}.${collection}`;
  if (!database || /^\.*$/.test(collection) || /[$\0]/.test(ns) || Buffer.byteLength(ns) > LONGEST_NAME)
    throw new ServerError('InvalidNamespace', `Invalid namespace specified '${ns}'`);
  return ns;
}

/** The documents of a field in BSON, whether they came within the command or beside it. */
export function rawDocuments({ request }: Call, name: string): Buffer[] {
  const documents = request.sequences.get(name) ?? membersOf(request.body, name);
  if (!documents) throw new ServerError('BadValue', `the command needs the field '${name}'`);
  if (documents.length === 0 || documents.length > MAX_DOCUMENTS)
    throw new ServerError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_DOCUMENTS}. Got ${documents.length} operations.`,
    );
  return documents;
}

function membersOf(body: Buffer, name: string): Buffer[] | undefined {
  const array = embeddedField(name)(body);
  return array && arrayMembers(array.bytes);
}

/** The session a command belongs to, in hexadecimal; undefined when it names none. */
export function sessionId(lsid: unknown): string | undefined {
  if (lsid === undefined) return undefined;
  if (!isDoc(lsid)) throw new ServerError('TypeMismatch', "BSON field 'lsid' must be an object");
  const { id } = lsid;
  if (!(id instanceof Binary) || id.sub_type !== Binary.SUBTYPE_UUID || id.length() !== 16)
    throw new ServerError('InvalidUUID', 'uuid must be a 16-byte binary field with UUID (4) subtype');
  return id.toString('hex');
}
