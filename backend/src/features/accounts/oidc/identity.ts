import { limits } from '@henna/domain';
import { isWebAddress } from '../../../shared/http/web-address.ts';
import { deceptiveBecause } from '../../../shared/person-names.ts';
import { identityKey } from '../accounts.ts';

/** What the identity provider tells of a person. */
export interface Identity {
  readonly key: string;
  /** `null` unless the provider vouches for it. */
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** An http(s) address. */
  readonly pictureUrl: string | null;
}

/** Claims of OpenID Connect Core 1.0, section 5.1, as far as they concern us; nothing about their form is taken for granted. */
export type Claims = Readonly<Record<string, unknown>>;

/** The claims of the ID token with those of the userinfo endpoint. What either says of an e-mail concerns its own only. */
export const mergedClaims = (claims: Claims, userInfo: Claims): Claims => {
  const { email_verified: verified, ...others } = claims;
  return { ...others, ...(userInfo['email'] === undefined && { email_verified: verified }), ...userInfo };
};

/** Reads an identity from the claims of the ID token and of the userinfo endpoint. */
export const identityOf = (issuer: string, subject: string, claims: Claims): Identity => {
  const given = personName(claims['given_name']);
  const family = personName(claims['family_name']);
  const firstName = given ?? (family ? null : personName(claims['name']));
  const isDeceptive = deceptiveBecause([firstName, family].filter(Boolean).join(' ')) !== undefined;
  return {
    key: identityKey(issuer, subject),
    email: isVerified(claims['email_verified']) ? email(claims['email']) : null,
    firstName: isDeceptive ? null : firstName,
    lastName: isDeceptive ? null : family,
    pictureUrl: picture(claims['picture']),
  };
};

/** Some providers send texts. */
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
