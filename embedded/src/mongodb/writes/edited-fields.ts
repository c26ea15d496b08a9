import { BSON } from 'mongodb';
import { checkSize, type Doc } from '../documents.ts';
import { fieldExtractor, fieldSpans } from '../elements.ts';
import { parseStored } from '../stored-values.ts';

/**
 * Changes some top-level fields of a stored document. All others keep their bytes and their order; new ones come last,
 * in the order in which they were made.
 */
export function editFields(bytes: Buffer, names: ReadonlySet<string>, change: (fields: Doc) => void): Buffer {
  const fields = parseStored(fieldExtractor(names)(bytes));
  change(fields);
  const pieces: Uint8Array[] = [];
  const present = new Set<string>();
  for (const { name, start, end } of fieldSpans(bytes)) {
    present.add(name);
    if (!names.has(name)) pieces.push(bytes.subarray(start, end));
    else if (Object.hasOwn(fields, name)) pieces.push(element(name, fields[name]));
  }
  for (const name of Object.keys(fields)) if (!present.has(name)) pieces.push(element(name, fields[name]));
  const size = pieces.reduce((sum, piece) => sum + piece.length, 5);
  const edited = Buffer.concat([Buffer.alloc(4), ...pieces, Buffer.alloc(1)], size);
  edited.writeInt32LE(size, 0);
  checkSize(edited);
  return edited;
}

const element = (name: string, value: unknown): Uint8Array =>
  BSON.serialize(Object.fromEntries([[name, value]]), { checkKeys: false, ignoreUndefined: true }).subarray(4, -1);
