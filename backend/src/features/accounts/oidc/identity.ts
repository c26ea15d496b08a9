import { limits } from '@henna/domain';
import { isWebAddress } from '../../../shared/http/addresses.ts';
import { deceptionReason } from '../../../shared/person-names.ts';
import { identityKey } from '../accounts.ts';

export interface ProviderIdentity {
  readonly key: string;
  /** `null` unless the provider vouches for it. */
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** An http(s) address. */
  readonly pictureUrl: string | null;
}

/** Claims of OpenID Connect Core 1.0, section 5.1, unvalidated. */
export type Claims = Readonly<Record<string, unknown>>;

/** Claims of the userinfo endpoint override those of the ID token. `email_verified` is only valid with the e-mail of the same source. */
export const mergedClaims = (claims: Claims, userInfo: Claims): Claims => {
  const { email_verified: verified, ...others } = claims;
  return { ...others, ...(userInfo['email'] === undefined && { email_verified: verified }), ...userInfo };
};

export const identityOf = (issuer: string, subject: string, claims: Claims): ProviderIdentity => {
  const givenName = personName(claims['given_name']);
  const familyName = personName(claims['family_name']);
  const firstName = givenName ?? (familyName ? null : personName(claims['name']));
  const isDeceptive = deceptionReason([firstName, familyName].filter(Boolean).join(' ')) !== undefined;
  return {
    key: identityKey(issuer, subject),
    email: isVerified(claims['email_verified']) ? email(claims['email']) : null,
    firstName: isDeceptive ? null : firstName,
    lastName: isDeceptive ? null : familyName,
    pictureUrl: picture(claims['picture']),
  };
};

/** Some providers send a string. */
const isVerified = (value: unknown) => value === true || value === 'true';

const text = (value: unknown) => (typeof value === 'string' ? value.replace(/\p{Cc}/gu, ' ').trim() : '');

const personName = (value: unknown) => [...text(value)].slice(0, limits.personName).join('') || null;

const email = (value: unknown) => {
  const address = text(value);
  return address.length <= limits.email && /^[^\s@<>"]+@[^\s@<>"]+$/.test(address) ? address : null;
};

const picture = (value: unknown) => {
  const address = text(value);
  return address.length <= limits.url && isWebAddress(address) ? address : null;
};
