import { UnauthorizedError, type Sealed, type SealedField } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { randomBytes } from 'node:crypto';
import type { ErasedMembers } from '../erased-members.ts';
import { Databases } from '../stores/databases.ts';
import { seal, unseal } from './seal.ts';

interface PersonKeyDocument {
  readonly _id: string;
  /** The person's key, encrypted with the master key. */
  readonly wrapped: Sealed;
}

const maxCachedKeys = 10_000;
const wrapContext = (personId: string) => ({ stream: 'person-keys', eventId: personId, field: 'key' });

/** The keys of persons, wrapped by the master key and durable before the first event that uses them. */
@Injectable()
export class PersonKeys {
  private readonly cache = new LRUCache<string, Buffer>({ max: maxCachedKeys });

  constructor(
    private readonly databases: Databases,
    private readonly wrappingKey: Buffer,
    private readonly erased: ErasedMembers,
  ) {
    erased.onErased((id) => this.cache.delete(id));
  }

  /** Seals a personal field; creates the person's key if there is none. */
  async seal(personId: string, text: string, stream: string, eventId: string, field: string): Promise<Sealed> {
    return seal(text, personId, await this.ensure(personId), { stream, eventId, field });
  }

  /** Opens fields, in order; `null` if the key or the field is missing. Reads all keys at once. */
  async open(
    fields: readonly { field: SealedField | null; stream: string; name: string }[],
  ): Promise<(string | null)[]> {
    const keys = await this.keysOf(fields.flatMap(({ field }) => (field ? [field.sealed.k] : [])));
    return fields.map(({ field, stream, name }) => {
      const key = field && keys.get(field.sealed.k);
      return key ? unseal(field.sealed, key, { stream, eventId: field.eventId, field: name }) : null;
    });
  }

  /** A synchronous {@link open} for fields of one person, for use in decisions. */
  async openerFor(
    personId: string,
  ): Promise<(field: SealedField | null, stream: string, name: string) => string | null> {
    const key = (await this.keysOf([personId])).get(personId);
    return (field, stream, name) =>
      field && key ? unseal(field.sealed, key, { stream, eventId: field.eventId, field: name }) : null;
  }

  /** Creates a person's key if there is none. Throws {@link UnauthorizedError} for erased members. */
  async ensure(personId: string): Promise<Buffer> {
    const existing = (await this.keysOf([personId])).get(personId);
    if (existing) return existing;
    const key = randomBytes(32);
    await this.collection.updateOne({ _id: personId }, this.wrappedInsert(personId, key), { upsert: true });
    if (await this.destroyErased([personId])) throw new UnauthorizedError();
    return (await this.keysOf([personId])).get(personId) ?? key;
  }

  /** Creates the missing keys of many persons in one write. */
  async ensureAll(personIds: readonly string[]): Promise<void> {
    const existing = await this.keysOf(personIds);
    const missing = personIds.filter((id) => !existing.has(id));
    if (missing.length === 0) return;
    await this.collection.bulkWrite(
      missing.map((_id) => ({
        updateOne: { filter: { _id }, update: this.wrappedInsert(_id, randomBytes(32)), upsert: true },
      })),
      { ordered: false },
    );
    await this.destroyErased(missing);
  }

  /** Overwrites and deletes a person's key: the fields that it sealed cannot be opened again. */
  async destroy(personId: string): Promise<void> {
    await this.collection.updateOne(
      { _id: personId },
      { $set: this.wrappedInsert(personId, randomBytes(32)).$setOnInsert },
    );
    await this.collection.deleteOne({ _id: personId });
    this.cache.delete(personId);
  }

  /** Whether the master key opens a stored key; true if there is none. */
  async fitsMasterKey(): Promise<boolean> {
    const one = await this.collection.findOne();
    return !one || unseal(one.wrapped, this.wrappingKey, wrapContext(one._id)) !== null;
  }

  /** An erasure that was recorded while a key was being created may have missed the key. */
  private async destroyErased(personIds: readonly string[]): Promise<boolean> {
    const erased = await this.erased.recorded(personIds);
    for (const id of erased) await this.destroy(id);
    return erased.length > 0;
  }

  private wrappedInsert(personId: string, key: Buffer) {
    const wrapped = seal(key.toString('base64'), 'master', this.wrappingKey, wrapContext(personId));
    return { $setOnInsert: { wrapped } };
  }

  private async keysOf(personIds: readonly string[]): Promise<Pick<LRUCache<string, Buffer>, 'get' | 'has'>> {
    const missing = [...new Set(personIds)].filter((id) => !this.cache.has(id));
    if (missing.length > 0)
      for (const { _id, wrapped } of await this.collection.find({ _id: { $in: missing } }).toArray()) {
        const key = unseal(wrapped, this.wrappingKey, wrapContext(_id));
        if (key && !this.erased.has(_id)) this.cache.set(_id, Buffer.from(key, 'base64'));
      }
    return this.cache;
  }

  private get collection() {
    return this.databases.privateCollection<PersonKeyDocument>('personKeys');
  }
}
