import { NUMBER_BYTES, writeNumber } from './number-encoding.ts';

/** A growing buffer to encode into, used again for every value. */
export class ByteWriter {
  #buffer = Buffer.allocUnsafe(4096);
  #at = 0;

  clear(): void {
    this.#at = 0;
  }

  get size(): number {
    return this.#at;
  }

  copy(): Buffer {
    const out = Buffer.allocUnsafe(this.#at);
    this.#buffer.copy(out, 0, 0, this.#at);
    return out;
  }

  /** Inverts what has been written since. */
  invertFrom(start: number): void {
    for (let i = start; i < this.#at; i++) this.#buffer[i] = this.#buffer[i]! ^ 0xff;
  }

  byte(value: number): void {
    this.#room(1);
    this.#buffer[this.#at++] = value;
  }

  bytes(value: Uint8Array): void {
    this.#room(value.length);
    this.#buffer.set(value, this.#at);
    this.#at += value.length;
  }

  number(value: number | bigint): void {
    this.#room(NUMBER_BYTES);
    writeNumber(this.#buffer, this.#at, value);
    this.#at += NUMBER_BYTES;
  }

  uint32(value: number): void {
    this.#room(4);
    this.#at = this.#buffer.writeUInt32BE(value, this.#at);
  }

  uint64(value: bigint): void {
    this.#room(8);
    this.#at = this.#buffer.writeBigUInt64BE(value, this.#at);
  }

  /** UTF-8 that ends with 00 00; a 00 inside becomes 00 FF, so a string comes before its continuations. */
  terminated(value: string): void {
    this.#room(value.length * 3 + 2);
    const start = this.#at;
    this.#at += this.#buffer.write(value, start, 'utf8');
    if (this.#buffer.subarray(start, this.#at).includes(0)) {
      const plain = Buffer.from(this.#buffer.subarray(start, this.#at));
      this.#at = start;
      for (const octet of plain) {
        this.byte(octet);
        if (octet === 0) this.byte(0xff);
      }
    }
    this.byte(0);
    this.byte(0);
  }

  #room(bytes: number): void {
    if (this.#at + bytes <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#at + bytes));
    this.#buffer.copy(larger, 0, 0, this.#at);
    this.#buffer = larger;
  }
}
