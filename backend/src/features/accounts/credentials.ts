import { BusyError, UnauthorizedError } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { addressKey } from '../../shared/http/address-key.ts';
import { RateLimiter } from '../../shared/http/rate-limits.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { Accounts, emailKey, type AccountDocument } from './accounts.ts';
import { KnownDevices } from './known-devices.ts';
import { isOutdated } from './password-hash.ts';
import { Passwords, type Asker } from './passwords.ts';

/**
 * Tells whether somebody knows the password of an account. Failures are counted per account for each network, each known
 * device and each session, so that strangers never keep the member out.
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
   * The account of a pair, which the browser is then known for. A wrong pair takes as long and reads the same whether or not
   * the account exists. Throws {@link UnauthorizedError} `INVALID_CREDENTIALS`, or TooManyRequestsError.
   */
  async accountOf(email: string, password: string, request: HennaRequest): Promise<AccountDocument> {
    const key = emailKey(email);
    const refusal = 'The e-mail or the password is not right.';
    const check = async (asker: Asker) => this.checked(await this.accounts.withEmail(email), password, refusal, asker);
    const device = this.devices.deviceOf(request, key);
    const account =
      device === undefined
        ? await this.asStranger(key, request.ip ?? 'unknown', () => check('stranger'))
        : await this.onKnownDevice(key, device, () => check('known'));
    this.devices.remember(request, key);
    return account;
  }

  /** The account of the signed-in member, if that is its password. Throws as {@link accountOf}. */
  async confirm(memberId: string, password: string, { sessionID }: HennaRequest): Promise<AccountDocument> {
    const account = await this.accounts.withId(memberId);
    return this.limiter.countFailures(
      [
        ['failedConfirmation', [memberId, sessionID]],
        ['failedConfirmationADay', [memberId, sessionID]],
      ],
      () => this.checked(account, password, 'This is not your password.', 'known'),
    );
  }

  private async asStranger<Result>(key: string, address: string, check: () => Promise<Result>) {
    await this.limiter.take('signIn', address);
    return this.limiter.countFailures(
      [
        ['failedSignIn', [key, addressKey(address)]],
        ['failedSignInADay', [key]],
      ],
      check,
    );
  }

  private async onKnownDevice<Result>(key: string, device: string, check: () => Promise<Result>) {
    await this.limiter.take('signInOnKnownDevices', [key]);
    return this.limiter.countFailures(
      [
        ['failedSignInOfDevice', [key, device]],
        ['failedSignInOfDeviceADay', [key, device]],
      ],
      check,
    );
  }

  private async checked(account: AccountDocument | null, password: string, refusal: string, asker: Asker) {
    const matches = await this.passwords.verify(account?.passwordHash, password, asker);
    if (!account || !matches)
      throw new UnauthorizedError('INVALID_CREDENTIALS', undefined, account?._id).withMessage(refusal);
    if (isOutdated(account.passwordHash!)) await this.upgrade(account, password);
    return account;
  }

  /** What finds no time now is done at another sign-in. */
  private async upgrade(account: AccountDocument, password: string) {
    try {
      await this.accounts.upgradeHash(account, await this.passwords.hash(password, 'known'));
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
    }
  }
}
