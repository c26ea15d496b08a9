import { fieldRefusal, InvalidError, type FieldRefusal } from '@henna/domain';
import { Tokenizer, TokenParser, TokenType, type ParsedTokenInfo } from '@streamparser/json';

/** The beginning of a list at the top of the document, an element of it, or a member of the top that is no list. */
export interface JsonPart {
  readonly kind: 'list' | 'element' | 'value';
  /** The member's name; `null` in a document that is a list itself. */
  readonly member: string | null;
  /** Absent for a list, and for a member of the top that is an object. */
  readonly value?: unknown;
  /**
   * What is wrong with the names in an element: one that an object gives twice, of which only the last would count, or
   * one that means an object's kind in the language.
   */
  readonly nameProblem?: FieldRefusal;
}

const deepest = 20;

export const malformedFile = (message: string): InvalidError => new InvalidError('MALFORMED', { reason: message });

/**
 * Cuts JSON into the elements of its lists without holding more than one: `[…]`, or `{ "name": […], … }`.
 * Throws a 400 for anything else, for what is nested deeper than 20 levels, and for a piece of more than `mostBytes`.
 */
export class JsonSplitter {
  private readonly tokenizer = new Tokenizer();
  private parser: TokenParser | undefined;
  private pieces: JsonPart[] = [];
  private member: string | null = null;
  private nameProblem: FieldRefusal | undefined;
  /** The names so far of every object that is open; `undefined` for a list. */
  private readonly open: (Set<string> | undefined)[] = [];
  private previous: ParsedTokenInfo | undefined;
  private received = 0;
  private offset = 0;
  private pieceStart = 0;

  constructor(private readonly mostBytes: number) {
    this.tokenizer.onToken = (token) => this.take(token);
  }

  /** The pieces that end in the next text. */
  push(text: string): readonly JsonPart[] {
    this.pieces = [];
    this.parse(() => this.tokenizer.write(text));
    this.received += Buffer.byteLength(text);
    this.checkSize(this.received);
    return this.pieces;
  }

  /** To be called after the last text. */
  end(): void {
    const tooEarly = 'The file ends too early: it is not complete JSON.';
    if (!this.tokenizer.isEnded) this.parse(() => this.tokenizer.end(), tooEarly);
    if (!this.parser?.isEnded) throw malformedFile(tooEarly);
  }

  private parse(read: () => void, problem?: string) {
    try {
      read();
    } catch (error) {
      if (error instanceof InvalidError) throw error;
      throw malformedFile(
        problem ?? `File parsing error: it is not valid JSON. ${(error as Error).message.slice(0, 200)}`,
      );
    }
  }

  private take(token: ParsedTokenInfo) {
    const { token: type, value, offset } = token;
    const isMemberValue = this.open.length === 1 && this.previous?.token === TokenType.COLON;
    const isDocument = this.open.length === 0 && !this.parser;
    this.offset = offset;
    this.checkSize(offset);
    this.parser ??= this.parserFor(type);
    this.parser.write(token);
    if (type === TokenType.COLON) this.addName(String(this.previous?.value));
    else if (type === TokenType.LEFT_BRACE) this.open.push(new Set());
    else if (type === TokenType.LEFT_BRACKET) this.open.push(undefined);
    else if (type === TokenType.RIGHT_BRACE || type === TokenType.RIGHT_BRACKET) this.open.pop();
    this.previous = token;
    if (this.open.length > deepest) throw malformedFile(`The file is nested deeper than ${deepest} levels.`);
    const { member } = this;
    if ((isDocument || isMemberValue) && type === TokenType.LEFT_BRACKET) this.pieces.push({ kind: 'list', member });
    else if (isMemberValue && type === TokenType.LEFT_BRACE) this.pieces.push({ kind: 'value', member });
    else if (isMemberValue) this.pieces.push({ kind: 'value', member, value });
  }

  /** A parser that drops each element after it was reported. */
  private parserFor(first: TokenType): TokenParser {
    if (first !== TokenType.LEFT_BRACKET && first !== TokenType.LEFT_BRACE) throw new InvalidError('NOT_A_LIST');
    const parser = new TokenParser({ paths: [first === TokenType.LEFT_BRACKET ? '$.*' : '$.*.*'], keepStack: false });
    parser.onValue = ({ value, parent }) => {
      const { member, nameProblem } = this;
      if (Array.isArray(parent))
        this.pieces.push({ kind: 'element', member, value, ...(nameProblem !== undefined && { nameProblem }) });
      this.nameProblem = undefined;
      this.pieceStart = this.offset;
    };
    parser.onEnd = () => this.tokenizer.end();
    return parser;
  }

  private addName(name: string) {
    const names = this.open.at(-1)!;
    if (this.open.length === 1) this.member = name;
    else if (names.has(name)) this.nameProblem ??= fieldRefusal(name.slice(0, 40), 'TWICE');
    else if (name === '__proto__') this.nameProblem ??= fieldRefusal(name, 'UNKNOWN_FIELD');
    else names.add(name);
  }

  private checkSize(end: number) {
    if (end - this.pieceStart > this.mostBytes)
      throw malformedFile(`One record of the file is larger than ${Math.round(this.mostBytes / 1e6)} MB.`);
  }
}
