import { malformed } from './split-json.ts';

const mostCharacters = 1_000_000;
const mostCells = 200;

/** Splits CSV (RFC 4180; lines may end in LF or CR alone) into records of cells. */
export class CsvSplitter {
  private cells: string[] = [];
  private cell = '';
  private state: 'begin' | 'plain' | 'quoted' | 'quote in quoted' = 'begin';
  private records = 0;

  /** The records that end in the next text. Throws a 400. */
  *push(text: string): Generator<string[]> {
    for (const character of text) {
      if (this.state === 'quoted') {
        if (character === '"') this.state = 'quote in quoted';
        else this.add(character);
      } else if (this.state === 'quote in quoted' && character === '"') {
        this.add('"');
        this.state = 'quoted';
      } else if (character === ',') this.endCell();
      else if (character === '\n' || character === '\r') yield* this.endRecord();
      else if (this.state === 'begin' && character === '"') this.state = 'quoted';
      else if (this.state === 'quote in quoted')
        throw malformed(`Line ${this.records + 1} has text after a closing quotation mark.`);
      else {
        this.state = 'plain';
        this.add(character);
      }
    }
  }

  /** To be called after the last text. */
  *end(): Generator<string[]> {
    if (this.state === 'quoted') throw malformed('A quotation mark is not closed: the file ends too early.');
    if (this.cells.length > 0 || this.cell !== '' || this.state !== 'begin') yield* this.endRecord();
  }

  private add(character: string) {
    this.cell += character;
    if (this.cell.length > mostCharacters)
      throw malformed(`Record ${this.records + 1} has a cell of more than ${mostCharacters} characters.`);
  }

  private endCell() {
    this.cells.push(this.cell);
    if (this.cells.length > mostCells) throw malformed(`Record ${this.records + 1} has more than ${mostCells} cells.`);
    this.cell = '';
    this.state = 'begin';
  }

  private *endRecord(): Generator<string[]> {
    const isBlank = this.cells.length === 0 && this.cell === '' && this.state === 'begin';
    this.endCell();
    const record = this.cells;
    this.cells = [];
    // Between CR and LF there is a blank one.
    if (isBlank) return;
    this.records++;
    yield record;
  }
}
