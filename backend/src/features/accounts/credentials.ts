import { Injectable } from '@nestjs/common';
import { BusyError, UnauthorizedError } from '../../shared/errors.ts';
import { RateLimiter } from '../../shared/http/rate-limits.ts';
import { Accounts, emailKey, type AccountDocument } from './accounts.ts';
import { isOutdated } from './password-hash.ts';
import { Passwords } from './passwords.ts';

/** Tells whether somebody knows the password of an account. Guesses are limited per account. */
@Injectable()
export class Credentials {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * The account of a pair. A wrong pair takes as long and reads the same whether or not the account exists.
   * Throws {@link UnauthorizedError} `INVALID_CREDENTIALS`, or TooManyRequestsError.
   */
  async accountOf(email: string, password: string): Promise<AccountDocument> {
    await this.limiter.take('signInOfAccount', emailKey(email));
    const account = await this.accounts.withEmail(email);
    return this.checked(account, password, 'The e-mail or the password is not right.');
  }

  /** The member's account, if that is its password. Throws as {@link accountOf}. */
  async confirm(memberId: string, password: string): Promise<AccountDocument> {
    const account = await this.accounts.withId(memberId);
    await this.limiter.take('signInOfAccount', account?.emailKey ?? memberId);
    return this.checked(account, password, 'This is not your password.');
  }

  private async checked(account: AccountDocument | null, password: string, refusal: string) {
    const matches = await this.passwords.verify(account?.passwordHash, password);
    if (!account || !matches) throw new UnauthorizedError(refusal, 'INVALID_CREDENTIALS', undefined, account?._id);
    if (isOutdated(account.passwordHash!)) await this.upgrade(account, password);
    return account;
  }

  /** What finds no time now is done at another sign-in. */
  private async upgrade(account: AccountDocument, password: string) {
    try {
      await this.accounts.upgradeHash(account, await this.passwords.hash(password));
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
    }
  }
}
