import { InvalidError } from '../../../../shared/errors.ts';

/** The beginning of a list at the top of the document, an element of it, or a member of the top that is no list. */
export interface Piece {
  readonly kind: 'list' | 'element' | 'value';
  /** The member's name; `null` in a document that is a list itself. */
  readonly member: string | null;
  /** Empty for a list. */
  readonly json: string;
}

const deepest = 20;
const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const isBlank = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

export const malformed = (message: string): InvalidError => new InvalidError(message, 'MALFORMED');

type Expecting = 'document' | 'name' | 'colon' | 'value' | 'element' | 'elements end' | 'members end' | 'end';

/**
 * Cuts JSON into the elements of its lists without holding more than one: `[…]`, or `{ "name": […], … }`.
 * The pieces are not parsed: whoever does finds what is wrong inside them. Throws a 400 for anything else, for what is
 * nested deeper than 20 levels, and for a piece of more than `mostBytes`.
 */
export class JsonSplitter {
  private expecting: Expecting = 'document';
  private member: string | null = null;
  private isEmpty = true;
  private isName = false;
  /** Of the piece that is being read: its bytes so far, and where in it we are. */
  private kept: Buffer[] | undefined;
  private keptBytes = 0;
  private depth = 0;
  private inText = false;
  private isEscaped = false;

  constructor(private readonly mostBytes: number) {}

  /** The pieces that end in the next bytes. */
  *push(bytes: Buffer): Generator<Piece> {
    let from = 0;
    for (let index = 0; index < bytes.length; index++) {
      const byte = bytes[index]!;
      if (this.kept) {
        const ends = this.endsAt(byte);
        if (ends === 'no') continue;
        const end = ends === 'with' ? index + 1 : index;
        yield* this.finish(bytes.subarray(from, end));
        if (ends === 'with') continue;
      }
      if (isBlank(byte)) continue;
      const isList = byte === openList && (this.expecting === 'document' || this.expecting === 'value');
      if (this.take(byte)) from = index;
      if (isList) yield { kind: 'list', member: this.member, json: '' };
    }
    if (this.kept) this.keep(bytes.subarray(from));
  }

  /** To be called after the last bytes. */
  end(): void {
    if (this.expecting !== 'end') throw malformed('The file ends too early: it is not complete JSON.');
  }

  /** Whether a piece that is being read ends at a byte: with it, before it, or not yet. */
  private endsAt(byte: number): 'no' | 'with' | 'before' {
    if (this.inText) {
      if (this.isEscaped) this.isEscaped = false;
      else if (byte === backslash) this.isEscaped = true;
      else if (byte === quote) {
        this.inText = false;
        return this.depth === 0 ? 'with' : 'no';
      }
      return 'no';
    }
    if (byte === quote) this.inText = true;
    else if (byte === openList || byte === openObject) {
      if (++this.depth > deepest) throw malformed(`The file is nested deeper than ${deepest} levels.`);
    } else if (byte === closeList || byte === closeObject) {
      if (this.depth === 0) return 'before';
      return --this.depth === 0 ? 'with' : 'no';
    } else if (this.depth === 0 && (byte === comma || isBlank(byte))) return 'before';
    return 'no';
  }

  private *finish(last: Buffer): Generator<Piece> {
    this.keep(last);
    const json = Buffer.concat(this.kept ?? []).toString();
    this.kept = undefined;
    this.keptBytes = 0;
    if (this.isName) {
      this.member = parsed(json, 'The file is not valid JSON') as string;
      this.isName = false;
      this.expecting = 'colon';
      return;
    }
    const kind = this.expecting === 'element' ? 'element' : 'value';
    this.expecting = kind === 'element' ? 'elements end' : 'members end';
    yield { kind, member: this.member, json };
  }

  /** Takes a byte between pieces; answers whether a piece begins with it. */
  private take(byte: number): boolean {
    switch (this.expecting) {
      case 'document':
        if (byte === openList) return this.expect('element');
        if (byte === openObject) return this.expect('name');
        throw malformed('File must contain an array of objects');
      case 'name':
        if (byte === closeObject && this.isEmpty) return this.expect('end');
        if (byte !== quote) break;
        this.isName = true;
        return this.begin(byte);
      case 'colon':
        if (byte === colon) return this.expect('value');
        break;
      case 'value':
        return byte === openList ? this.expect('element') : this.begin(byte);
      case 'element':
        if (byte === closeList && this.isEmpty) return this.expect(this.member === null ? 'end' : 'members end');
        return this.begin(byte);
      case 'elements end':
        if (byte === comma) return this.expect('element', false);
        if (byte === closeList) return this.expect(this.member === null ? 'end' : 'members end');
        break;
      case 'members end':
        if (byte === comma) return this.expect('name', false);
        if (byte === closeObject) return this.expect('end');
        break;
    }
    throw malformed(`The file is not valid JSON: "${String.fromCharCode(byte)}" is not expected there.`);
  }

  private expect(expecting: Expecting, isEmpty = true): false {
    this.expecting = expecting;
    this.isEmpty = isEmpty;
    return false;
  }

  private begin(byte: number): true {
    if (byte === comma || byte === colon || byte === closeList || byte === closeObject)
      throw malformed(`The file is not valid JSON: "${String.fromCharCode(byte)}" is not expected there.`);
    this.kept = [];
    this.depth = byte === openList || byte === openObject ? 1 : 0;
    this.inText = byte === quote;
    this.isEscaped = false;
    return true;
  }

  private keep(bytes: Buffer) {
    this.keptBytes += bytes.length;
    if (this.keptBytes > this.mostBytes)
      throw malformed(`One record of the file is larger than ${Math.round(this.mostBytes / 1e6)} MB.`);
    // A chunk's memory may be used again.
    this.kept?.push(Buffer.from(bytes));
  }
}

/** Parses a piece. Throws a 400 with what is wrong. */
export const parsed = (json: string, what: string): unknown => {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw malformed(`${what}: ${(error as Error).message.slice(0, 200)}`);
  }
};
