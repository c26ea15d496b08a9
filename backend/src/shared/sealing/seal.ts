import type { Sealed } from '@henna/domain';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** GCM accepts shorter tags, which are easier to guess. */
const authTagLength = 16;

/** The location of a sealed field, authenticated with it: a copy elsewhere cannot be opened. */
export interface SealContext {
  readonly stream: string;
  readonly eventId: string;
  readonly field: string;
}

const authenticatedData = ({ stream, eventId, field }: SealContext) =>
  Buffer.from(JSON.stringify([stream, eventId, field]));

/** Encrypts a personal field (AES-256-GCM, NIST SP 800-38D) under a person's 32-byte key. */
export const seal = (text: string, keyId: string, key: Buffer, context: SealContext): Sealed => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(authenticatedData(context));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return {
    k: keyId,
    n: nonce.toString('base64'),
    c: content.toString('base64'),
    t: cipher.getAuthTag().toString('base64'),
  };
};

/** `null` if the field was sealed for another location or with another key. */
export const unseal = (sealed: Sealed, key: Buffer, context: SealContext): string | null => {
  try {
    const decipher = createDecipheriv(algorithm, key, Buffer.from(sealed.n, 'base64'), { authTagLength })
      .setAAD(authenticatedData(context))
      .setAuthTag(Buffer.from(sealed.t, 'base64'));
    return Buffer.concat([decipher.update(Buffer.from(sealed.c, 'base64')), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};
