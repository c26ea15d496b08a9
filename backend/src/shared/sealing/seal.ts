import type { Sealed } from '@henna/domain';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** A shorter tag, which the format allows, would be easier to guess. */
const authTagLength = 16;

/** Where a sealed field stands: bound into the cipher, so that it opens nowhere else. */
export interface SealedPlace {
  readonly stream: string;
  readonly eventId: string;
  readonly field: string;
}

const authenticated = ({ stream, eventId, field }: SealedPlace) =>
  Buffer.from(JSON.stringify([stream, eventId, field]));

/** Encrypts a personal field (AES-256-GCM, NIST SP 800-38D) under a person's 32-byte key. */
export const seal = (text: string, keyId: string, key: Buffer, place: SealedPlace): Sealed => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(authenticated(place));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return {
    k: keyId,
    n: nonce.toString('base64'),
    c: content.toString('base64'),
    t: cipher.getAuthTag().toString('base64'),
  };
};

/** Opens a sealed field; `null` when it was sealed elsewhere or with another key. */
export const unseal = (sealed: Sealed, key: Buffer, place: SealedPlace): string | null => {
  try {
    const decipher = createDecipheriv(algorithm, key, Buffer.from(sealed.n, 'base64'), { authTagLength })
      .setAAD(authenticated(place))
      .setAuthTag(Buffer.from(sealed.t, 'base64'));
    return Buffer.concat([decipher.update(Buffer.from(sealed.c, 'base64')), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};
