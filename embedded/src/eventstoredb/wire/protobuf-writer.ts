/** Bytes that a number takes as a varint. */
export function varintLength(value: number): number {
  let length = 1;
  for (let rest = value; rest > 127; rest = Math.floor(rest / 128)) length++;
  return length;
}

/** Writes protobuf into one growing buffer. The hot paths write with it; generated messages do the rest. */
export class ProtobufWriter {
  private buffer = Buffer.allocUnsafe(4096);
  private end = 0;

  get length(): number {
    return this.end;
  }

  reset(): this {
    this.end = 0;
    return this;
  }

  /** Leaves room for bytes that are filled in later. */
  skip(count: number): void {
    this.reserve(count);
    this.end += count;
  }

  uint(field: number, value: number): void {
    this.varint(field << 3);
    this.varint(value);
  }

  bytes(field: number, value: Uint8Array): void {
    this.lengthPrefix(field, value.length);
    this.reserve(value.length);
    this.buffer.set(value, this.end);
    this.end += value.length;
  }

  string(field: number, value: string): void {
    const length = Buffer.byteLength(value);
    this.lengthPrefix(field, length);
    this.reserve(length);
    this.end += this.buffer.write(value, this.end);
  }

  empty(field: number): void {
    this.lengthPrefix(field, 0);
  }

  /** A nested message; its length is known only afterwards, so the content moves to make room for it. */
  message(field: number, write: () => void): void {
    const start = this.end;
    write();
    const length = this.end - start;
    const prefix = varintLength((field << 3) | 2) + varintLength(length);
    this.reserve(prefix);
    this.buffer.copyWithin(start + prefix, start, this.end);
    this.end = start;
    this.lengthPrefix(field, length);
    this.end = start + prefix + length;
  }

  /** A copy of what was written. */
  finish(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.end));
  }

  private lengthPrefix(field: number, length: number): void {
    this.varint((field << 3) | 2);
    this.varint(length);
  }

  private varint(value: number): void {
    this.reserve(10);
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.buffer[this.end++] = (rest % 128) | 0x80;
    this.buffer[this.end++] = rest;
  }

  private reserve(count: number): void {
    if (this.end + count <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.end + count));
    this.buffer.copy(larger, 0, 0, this.end);
    this.buffer = larger;
  }
}
