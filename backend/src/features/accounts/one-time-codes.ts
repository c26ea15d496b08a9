import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../../settings.ts';

const recoveryCodeCount = 10;
const groupCount = 4;
const groupLength = 6;
/** Crockford's base 32: without letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** Time steps before and after the present one whose codes count: clocks differ, and typing takes time. */
const window = 1;

/** A new shared secret of 160 bits (RFC 4226), in base 32 as authenticator apps take it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that authenticator apps take from a QR code. @param label tells accounts at the same site apart */
export const otpauthUrl = (secret: string, label: string): string => codesOf(secret, label).toString();

/** The time step (RFC 6238, 30 s since 1970) whose code this is; `null` if it is none of those that count now. */
export const timeStepOf = (secret: string, code: string, now: number): number | null => {
  const token = normalized(code);
  // The library throws for some texts that are no codes.
  if (!/^[0-9]{6}$/.test(token)) return null;
  const codes = codesOf(secret);
  const delta = codes.validate({ token, timestamp: now, window });
  return delta === null ? null : codes.counter({ timestamp: now }) + delta;
};

/** Ten codes of 120 bits, for the day when the app is lost: a plain hash of them is no credential. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newRecoveryCode);

/** SHA-256, hex. Capitals, blanks, hyphens, and letters typed for the digits that they look like make no difference. */
export const recoveryCodeHash = (code: string): string =>
  hashToken(normalized(code).replaceAll('o', '0').replace(/[il]/g, '1'));

const codesOf = (secret: string, label = '') => new TOTP({ issuer: 'Henna', label, secret: Secret.fromBase32(secret) });

/** Keyboards may write digits of Arabic or Persian, or of full width. */
const normalized = (code: string) =>
  code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));

const newRecoveryCode = () => Array.from({ length: groupCount }, newGroup).join('-');

const newGroup = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
