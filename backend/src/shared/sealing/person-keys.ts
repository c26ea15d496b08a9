import { UnauthorizedError, type Sealed, type SealedField } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { randomBytes } from 'node:crypto';
import type { ErasedMembers } from '../erasure/erased-members.ts';
import { Databases } from '../stores/databases.ts';
import { seal, unseal } from './seal.ts';

interface PersonKeyDocument {
  readonly _id: string;
  /** The person's key under the master key. */
  readonly wrapped: Sealed;
}

const cachedKeys = 10_000;
const place = (personId: string) => ({ stream: 'person-keys', eventId: personId, field: 'key' });

/** The key of every person, wrapped by the master key and durable before the first event that uses it. */
@Injectable()
export class PersonKeys {
  private readonly cache = new LRUCache<string, Buffer>({ max: cachedKeys });

  constructor(
    private readonly databases: Databases,
    private readonly wrappingKey: Buffer,
    private readonly erased: ErasedMembers,
  ) {
    erased.onErased((id) => this.cache.delete(id));
  }

  /** Seals a personal field under its person's key, which is made when missing. */
  async seal(personId: string, text: string, stream: string, eventId: string, field: string): Promise<Sealed> {
    return seal(text, personId, await this.ensure(personId), { stream, eventId, field });
  }

  /** Opens fields in their order; `null` where the key or the field is missing. One read for all keys. */
  async open(
    fields: readonly { field: SealedField | null; stream: string; name: string }[],
  ): Promise<(string | null)[]> {
    const keys = await this.keysOf(fields.flatMap(({ field }) => (field ? [field.sealed.k] : [])));
    return fields.map(({ field, stream, name }) => {
      const key = field && keys.get(field.sealed.k);
      return key ? unseal(field.sealed, key, { stream, eventId: field.eventId, field: name }) : null;
    });
  }

  /** Opens fields of one person at once, for decisions that look into them; its answers are those of `open`. */
  async opener(personId: string): Promise<(field: SealedField | null, stream: string, name: string) => string | null> {
    const key = (await this.keysOf([personId])).get(personId);
    return (field, stream, name) =>
      field && key ? unseal(field.sealed, key, { stream, eventId: field.eventId, field: name }) : null;
  }

  /** Makes a person's key unless there is one. Throws {@link UnauthorizedError} for who was erased. */
  async ensure(personId: string): Promise<Buffer> {
    const known = (await this.keysOf([personId])).get(personId);
    if (known) return known;
    const key = randomBytes(32);
    await this.collection.updateOne({ _id: personId }, this.insertion(personId, key), { upsert: true });
    if (await this.unmakeErased([personId])) throw new UnauthorizedError();
    return (await this.keysOf([personId])).get(personId) ?? key;
  }

  /** Makes the keys of many persons in one write, unless they have theirs. */
  async ensureAll(personIds: readonly string[]): Promise<void> {
    const known = await this.keysOf(personIds);
    const missing = personIds.filter((id) => !known.has(id));
    if (missing.length === 0) return;
    await this.collection.bulkWrite(
      missing.map((_id) => ({
        updateOne: { filter: { _id }, update: this.insertion(_id, randomBytes(32)), upsert: true },
      })),
      { ordered: false },
    );
    await this.unmakeErased(missing);
  }

  /** Overwrites and deletes a person's key: what was sealed with it is lost for good. */
  async destroy(personId: string): Promise<void> {
    await this.collection.updateOne(
      { _id: personId },
      { $set: this.insertion(personId, randomBytes(32)).$setOnInsert },
    );
    await this.collection.deleteOne({ _id: personId });
    this.cache.delete(personId);
  }

  /** Whether the master key opens the stored keys, judged by one of them; also where there is none yet. */
  async fit(): Promise<boolean> {
    const one = await this.collection.findOne();
    return !one || unseal(one.wrapped, this.wrappingKey, place(one._id)) !== null;
  }

  /** An erasure that was recorded while a key was being made has perhaps passed already. */
  private async unmakeErased(personIds: readonly string[]): Promise<boolean> {
    const erased = await this.erased.recorded(personIds);
    for (const id of erased) await this.destroy(id);
    return erased.length > 0;
  }

  private insertion(personId: string, key: Buffer) {
    const wrapped = seal(key.toString('base64'), 'master', this.wrappingKey, place(personId));
    return { $setOnInsert: { wrapped } };
  }

  private async keysOf(personIds: readonly string[]): Promise<Pick<LRUCache<string, Buffer>, 'get' | 'has'>> {
    const missing = [...new Set(personIds)].filter((id) => !this.cache.has(id));
    if (missing.length > 0)
      for (const { _id, wrapped } of await this.collection.find({ _id: { $in: missing } }).toArray()) {
        const key = unseal(wrapped, this.wrappingKey, place(_id));
        if (key && !this.erased.has(_id)) this.cache.set(_id, Buffer.from(key, 'base64'));
      }
    return this.cache;
  }

  private get collection() {
    return this.databases.privateCollection<PersonKeyDocument>('personKeys');
  }
}
