import { BusyError, ConflictError, NotFoundError, UnauthorizedError } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { hashToken } from '../../settings.ts';
import { Accounts, type AccountDocument } from './accounts.ts';

/** A person at an identity provider who can sign in to an account. */
export interface JoinedIdentity {
  /** Of identityKey: opens nothing, but names the person there. */
  readonly key: string;
  readonly issuer: string;
  readonly subject: string;
  /** The provider vouched for the account's e-mail when the identity was joined. */
  readonly emailVerified: boolean;
  /** `null` for one that was joined before this was stored. */
  readonly joinedAt: Date | null;
}

/** The identities of an account, in the order in which they were joined. What is not known to be verified counts as not. */
export const joinedIdentities = ({ identities = [], identityJoins = [] }: AccountDocument): JoinedIdentity[] =>
  identities.map((key) => {
    const [issuer, subject] = JSON.parse(key) as [string, string];
    const { emailVerified = false, joinedAt = null } = identityJoins.find((join) => join.key === key) ?? {};
    return { key, issuer, subject, emailVerified, joinedAt };
  });

/** Names an identity in addresses. */
export const identityId = (key: string): string => hashToken(key);

const mostAttempts = 5;

/** Removes identities from accounts. */
@Injectable()
export class Identities {
  constructor(private readonly accounts: Accounts) {}

  /**
   * Removes an identity that the member no longer wants to sign in with. Throws NotFoundError `IDENTITY_NOT_FOUND`, or
   * ConflictError `LAST_WAY_IN` when the member could not sign in any more.
   */
  async remove(memberId: string, id: string): Promise<void> {
    await this.attempt(memberId, (account) => {
      const { identities = [], emailKey, passwordHash } = account;
      const kept = identities.filter((key) => identityId(key) !== id);
      if (kept.length === identities.length) throw new NotFoundError('IDENTITY_NOT_FOUND');
      const hasPassword = emailKey !== undefined && passwordHash !== undefined;
      if (kept.length === 0 && !hasPassword) throw new ConflictError('LAST_WAY_IN');
      return this.accounts.keepIdentities(account, kept);
    });
  }

  /**
   * Sets a password by a link that was mailed to the account's e-mail. Whoever reads that mail owns the account from now
   * on: identities that were joined without proof of the e-mail may be somebody else's, and go.
   */
  async resetByMail(memberId: string, passwordHash: string): Promise<void> {
    await this.attempt(memberId, (account) => {
      const kept = joinedIdentities(account).flatMap(({ key, emailVerified }) => (emailVerified ? [key] : []));
      return this.accounts.keepIdentities(account, kept, { passwordHash, emailVerified: true });
    });
  }

  /** Tries again when the identities changed between reading and writing. */
  private async attempt(memberId: string, change: (account: AccountDocument) => Promise<boolean>) {
    for (let attempts = 0; attempts < mostAttempts; attempts++) {
      const account = await this.accounts.withId(memberId);
      if (!account) throw new UnauthorizedError();
      if (await change(account)) return;
    }
    throw new BusyError();
  }
}
