const HEADER = 16;
export const MAX_MESSAGE_BYTES = 48_000_000;

/** Splits a byte stream into whole messages. Throws on a length that cannot be one. */
export class Framer {
  #pending: Buffer[] = [];
  #size = 0;

  *push(chunk: Buffer): Generator<Buffer> {
    this.#pending.push(chunk);
    this.#size += chunk.length;
    while (this.#size >= 4) {
      const length = this.#head(4).readInt32LE(0);
      if (length < HEADER || length > MAX_MESSAGE_BYTES) throw new Error(`a message cannot have ${length} bytes`);
      if (this.#size < length) return;
      const head = this.#head(length);
      if (head.length === length) this.#pending.shift();
      else this.#pending[0] = head.subarray(length);
      this.#size -= length;
      yield head.subarray(0, length);
    }
  }

  /** The first pending buffer, joined with the following ones when it is shorter than `bytes`. */
  #head(bytes: number): Buffer {
    const [first] = this.#pending;
    if (first && first.length >= bytes) return first;
    const joined = Buffer.concat(this.#pending);
    this.#pending = [joined];
    return joined;
  }
}
