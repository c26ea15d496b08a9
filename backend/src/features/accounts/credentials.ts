import { BusyError, UnauthorizedError } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { addressKey } from '../../shared/http/address-key.ts';
import { RateLimiter } from '../../shared/http/rate-limits.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { Accounts, emailKey, type AccountDocument } from './accounts.ts';
import { KnownDevices } from './known-devices.ts';
import { isOutdated } from './password-hash.ts';
import { Passwords, type Requester } from './passwords.ts';

/**
 * Verifies passwords. Failures are counted per account and network, known device or session, so that strangers cannot
 * lock a member out.
 */
@Injectable()
export class Credentials {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly devices: KnownDevices,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * The account with this e-mail and password; the browser becomes a known device of it. Time and message of a refusal do
   * not reveal whether the account exists. Throws {@link UnauthorizedError} `INVALID_CREDENTIALS`, TooManyRequestsError.
   */
  async authenticate(email: string, password: string, request: HennaRequest): Promise<AccountDocument> {
    const key = emailKey(email);
    const refusal = 'Wrong email or password.';
    const check = async (requester: Requester) =>
      this.verifiedAccount(await this.accounts.byEmail(email), password, refusal, requester);
    const device = this.devices.deviceId(request, key);
    const account =
      device === undefined
        ? await this.limitStranger(key, request.ip ?? 'unknown', () => check('stranger'))
        : await this.limitKnownDevice(key, device, () => check('known'));
    this.devices.remember(request, key);
    return account;
  }

  /** The account of the signed-in member. Throws like {@link authenticate} if that is not its password. */
  async confirmPassword(memberId: string, password: string, { sessionID }: HennaRequest): Promise<AccountDocument> {
    const account = await this.accounts.byId(memberId);
    return this.limiter.countFailures(
      [
        ['failedConfirmation', [memberId, sessionID]],
        ['failedConfirmationADay', [memberId, sessionID]],
      ],
      () => this.verifiedAccount(account, password, 'This is not your password.', 'known'),
    );
  }

  private async limitStranger<Result>(key: string, address: string, check: () => Promise<Result>) {
    await this.limiter.consume('signIn', address);
    return this.limiter.countFailures(
      [
        ['failedSignIn', [key, addressKey(address)]],
        ['failedSignInADay', [key]],
      ],
      check,
    );
  }

  private async limitKnownDevice<Result>(key: string, device: string, check: () => Promise<Result>) {
    await this.limiter.consume('signInOnKnownDevices', [key]);
    return this.limiter.countFailures(
      [
        ['failedSignInOfDevice', [key, device]],
        ['failedSignInOfDeviceADay', [key, device]],
      ],
      check,
    );
  }

  private async verifiedAccount(
    account: AccountDocument | null,
    password: string,
    refusal: string,
    requester: Requester,
  ) {
    const matches = await this.passwords.verify(account?.passwordHash, password, requester);
    if (!account || !matches)
      throw new UnauthorizedError('INVALID_CREDENTIALS', undefined, account?._id).withMessage(refusal);
    return isOutdated(account.passwordHash!) ? this.withNewHash(account, password) : account;
  }

  /** Under load the upgrade is left to a later sign-in. */
  private async withNewHash(account: AccountDocument, password: string) {
    try {
      const passwordHash = await this.passwords.hash(password, 'known');
      await this.accounts.upgradeHash(account, passwordHash);
      return { ...account, passwordHash };
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      return account;
    }
  }
}
