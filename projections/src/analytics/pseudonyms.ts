import { createHmac, hash } from 'node:crypto';
import type { ActivityKind } from '@henna/domain';

const pseudonymLength = 22;
const cachedKeys = 20_000;

/**
 * What stands for ids in what analysts see, and in the tables of the engine. A comment is public with its author's name,
 * and so are the stars beside it: a pseudonym that held for more than that would tell who did the rest. So a person has
 * another one for each kind of contribution and each product; only ids of records are the same everywhere.
 */
export class Pseudonyms {
  readonly #personKeys = new Map<string, bigint>();
  readonly #prefix: string;
  /** Differs between keys. */
  readonly fingerprint: string;
  /** The person whose pseudonym was made last. */
  #latest = { text: '', pseudonym: '' };

  /** @param key derived by the service for pseudonyms alone */
  constructor(private readonly key: Buffer) {
    this.#prefix = createHmac('sha256', key).update('numbers').digest('hex');
    this.fingerprint = createHmac('sha256', key).update('fingerprint').digest('hex').slice(0, 16);
  }

  /** A person, in what they did of one kind to one product; `null` for what is about no product. */
  person(kind: ActivityKind, productId: string | null, userId: string): string {
    const text = `${kind}\0${productId ?? ''}\0${userId}`;
    // An event names whoever did it twice.
    if (text !== this.#latest.text) this.#latest = { text, pseudonym: this.#pseudonym(text) };
    return this.#latest.pseudonym;
  }

  /**
   * Whose visits of a product on a day count together.
   * @param day `YYYY-MM-DD`
   * @param visitor the id of a member, or the key of a visit
   */
  visitor(productId: string, day: string, visitor: string): string {
    return this.#pseudonym(`visit\0${productId}\0${visitor}\0${day}`);
  }

  /** A vote, rating, comment or report, or an event about one. */
  record(id: string): string {
    return this.#pseudonym(id);
  }

  /** The number of a person, the same for everything they do: it counts members once and never leaves the engine. */
  personKey(id: string): bigint {
    let key = this.#personKeys.get(id);
    if (key === undefined) {
      if (this.#personKeys.size >= cachedKeys) this.#personKeys.clear();
      this.#personKeys.set(id, (key = this.#number(`person\0${id}`)));
    }
    return key;
  }

  /** The number of a vote, rating or comment in the tables of the engine. */
  recordKey(id: string): bigint {
    return this.#number(`record\0${id}`);
  }

  #pseudonym(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url').slice(0, pseudonymLength);
  }

  /** Made in a quarter of the time of a pseudonym, as each row needs some; nobody outside ever sees one. */
  #number(text: string): bigint {
    return BigInt.asIntN(64, BigInt(`0x${hash('sha256', this.#prefix + text, 'hex').slice(0, 16)}`));
  }
}
