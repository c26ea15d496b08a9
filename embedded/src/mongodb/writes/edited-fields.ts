import { BSON } from 'mongodb';
import { checkSize, type Doc } from '../documents.ts';
import { ElementWalk } from '../element-walk.ts';
import { fieldSpans } from '../elements.ts';
import { parseStored } from '../stored-values.ts';

interface Span {
  name: string;
  start: number;
  end: number;
}

const encodedNames = new WeakMap<ReadonlySet<string>, readonly Buffer[]>();

/** One update may change many documents. */
function encodedOf(names: ReadonlySet<string>): readonly Buffer[] {
  let encoded = encodedNames.get(names);
  if (!encoded) encodedNames.set(names, (encoded = [...names].map((name) => Buffer.from(name))));
  return encoded;
}

/**
 * Changes some top-level fields of a stored document. All others keep their bytes and their order; new ones come last,
 * in the order in which they were made.
 */
export function editFields(bytes: Buffer, names: ReadonlySet<string>, change: (fields: Doc) => void): Buffer {
  const spans = spansOf(bytes, encodedOf(names));
  const fields = parseStored(documentOf(spans.map(({ start, end }) => bytes.subarray(start, end))));
  change(fields);
  const elements = elementsOf(fields);
  const pieces: Uint8Array[] = [];
  let copied = 4;
  for (const { name, start, end } of spans) {
    pieces.push(bytes.subarray(copied, start));
    const element = elements.get(name);
    if (element) pieces.push(element);
    copied = end;
  }
  pieces.push(bytes.subarray(copied, bytes.length - 1));
  for (const { name } of spans) elements.delete(name);
  for (const added of elements.values()) pieces.push(added);
  const edited = documentOf(pieces);
  checkSize(edited);
  return edited;
}

function spansOf(bytes: Buffer, names: readonly Buffer[]): Span[] {
  const spans: Span[] = [];
  for (const walk = new ElementWalk(bytes); walk.next();)
    if (names.some((name) => walk.isNamed(name)))
      spans.push({ name: walk.name, start: walk.nameAt - 1, end: walk.end });
  return spans;
}

/** A document of elements that are encoded already. */
function documentOf(elements: readonly Uint8Array[]): Buffer {
  const size = elements.reduce((sum, { length }) => sum + length, 5);
  const document = Buffer.allocUnsafe(size);
  let to = document.writeInt32LE(size, 0);
  for (const element of elements) {
    document.set(element, to);
    to += element.length;
  }
  document[to] = 0;
  return document;
}

/** The fields of a document by name, encoded; without undefined ones. */
function elementsOf(fields: Doc): Map<string, Buffer> {
  const elements = new Map<string, Buffer>();
  const { buffer, byteOffset, length } = BSON.serialize(fields, { checkKeys: false, ignoreUndefined: true });
  const encoded = Buffer.from(buffer, byteOffset, length);
  for (const { name, start, end } of fieldSpans(encoded)) elements.set(name, encoded.subarray(start, end));
  return elements;
}
