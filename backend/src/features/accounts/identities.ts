import { BusyError, ConflictError, InvalidError, NotFoundError, UnauthorizedError } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { hashToken } from '../../settings.ts';
import { Accounts, type AccountDocument } from './accounts.ts';

/** An identity at an identity provider that may sign in to an account. */
export interface LinkedIdentity {
  /** See `identityKey`: personal, but no credential. */
  readonly key: string;
  readonly issuer: string;
  readonly subject: string;
  /** The provider vouched for the account's e-mail when the identity was linked; false if that is unknown. */
  readonly emailVerified: boolean;
  /** `null` if unknown. */
  readonly joinedAt: Date | null;
}

/** In the order in which they were linked. */
export const linkedIdentities = ({ identities = [], identityJoins = [] }: AccountDocument): LinkedIdentity[] =>
  identities.map((key) => {
    const [issuer, subject] = JSON.parse(key) as [string, string];
    const { emailVerified = false, joinedAt = null } = identityJoins.find((join) => join.key === key) ?? {};
    return { key, issuer, subject, emailVerified, joinedAt };
  });

/** Identifies an identity in URLs. */
export const identityId = (key: string): string => hashToken(key);

const maxAttempts = 5;

@Injectable()
export class Identities {
  constructor(private readonly accounts: Accounts) {}

  /**
   * Throws NotFoundError `IDENTITY_NOT_FOUND`, or ConflictError `LAST_WAY_IN` if the member could not sign in without the
   * identity.
   */
  async remove(memberId: string, id: string): Promise<void> {
    await this.updateWithRetry(memberId, (account) => {
      const { identities = [], emailKey, passwordHash } = account;
      const retained = identities.filter((key) => identityId(key) !== id);
      if (retained.length === identities.length) throw new NotFoundError('IDENTITY_NOT_FOUND');
      const hasPassword = emailKey !== undefined && passwordHash !== undefined;
      if (retained.length === 0 && !hasPassword) throw new ConflictError('LAST_WAY_IN');
      return this.accounts.retainIdentities(account, retained);
    });
  }

  /**
   * Sets a password by a link that was mailed to the account's e-mail. Whoever reads that mail owns the account: identities
   * that were linked without proof of the e-mail may be another person's and are removed.
   * @param mailedTo an emailKey. Throws InvalidError `RESET_LINK_INVALID` if the account has another one by now.
   */
  async resetByMail(memberId: string, mailedTo: string, passwordHash: string): Promise<void> {
    await this.updateWithRetry(memberId, (account) => {
      if (mailedTo !== account.emailKey) throw new InvalidError('RESET_LINK_INVALID');
      const verified = linkedIdentities(account).flatMap(({ key, emailVerified }) => (emailVerified ? [key] : []));
      return this.accounts.retainIdentities(account, verified, { passwordHash, emailVerified: true });
    });
  }

  /** Repeats the change if the identities changed between reading and writing. */
  private async updateWithRetry(memberId: string, change: (account: AccountDocument) => Promise<boolean>) {
    for (let attempts = 0; attempts < maxAttempts; attempts++) {
      const account = await this.accounts.byId(memberId);
      if (!account) throw new UnauthorizedError();
      if (await change(account)) return;
    }
    throw new BusyError();
  }
}
