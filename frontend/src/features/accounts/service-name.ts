import type { MemberIdentity } from '../../lib/api-types.ts';

/** What an identity provider is called: the host of its address. */
export const serviceOf = ({ issuer }: Pick<MemberIdentity, 'issuer'>): string =>
  URL.canParse(issuer) ? new URL(issuer).host : issuer;
