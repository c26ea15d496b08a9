import { BusyError, UnauthorizedError } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { addressKey } from '../../shared/http/address-key.ts';
import { RateLimiter } from '../../shared/http/rate-limits.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { Accounts, emailKey, type AccountDocument } from './accounts.ts';
import { KnownDevices } from './known-devices.ts';
import { isOutdated } from './password-hash.ts';
import { Passwords, type Requester } from './passwords.ts';
import { SecondFactors } from './second-factors.ts';

/** What a member proves an account with. */
export interface Proof {
  readonly password: string;
  /** A one-time code or a recovery code; asked for while the second factor is on. */
  readonly code?: string | undefined;
}

/**
 * Verifies passwords and the codes of second factors. Failures are counted per account and network, known device or session, so that strangers cannot
 * lock a member out.
 */
@Injectable()
export class Credentials {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactors,
    private readonly devices: KnownDevices,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * The account with this e-mail and password; the browser becomes a known device of it. Time and message of a refusal do
   * not reveal whether the account exists. Throws {@link UnauthorizedError} `INVALID_CREDENTIALS`, with the right password
   * `SECOND_FACTOR_NEEDED` without a code and `WRONG_CODE`; TooManyRequestsError.
   */
  async authenticate(email: string, { password, code }: Proof, request: HennaRequest): Promise<AccountDocument> {
    const key = emailKey(email);
    const refusal = 'Wrong email or password.';
    const check = async (requester: Requester) =>
      this.withCode(await this.verifiedAccount(await this.accounts.byEmail(email), password, refusal, requester), code);
    const device = this.devices.deviceId(request, key);
    const account =
      device === undefined
        ? await this.limitStranger(key, request.ip ?? 'unknown', () => check('stranger'))
        : await this.limitKnownDevice(key, device, () => check('known'));
    requireCode(account, code);
    this.devices.remember(request, key);
    return account;
  }

  /** The account of the signed-in member. Throws like {@link authenticate} if that is not its password, or by the code. */
  async confirm(memberId: string, { password, code }: Proof, request: HennaRequest): Promise<AccountDocument> {
    const account = await this.confirmPassword(memberId, password, request, code);
    requireCode(account, code);
    return account;
  }

  /**
   * The account of the signed-in member, by its password alone. Throws like {@link authenticate} if that is not its password.
   * @param code consumed if it is given
   */
  async confirmPassword(
    memberId: string,
    password: string,
    { sessionID }: HennaRequest,
    code?: string,
  ): Promise<AccountDocument> {
    const account = await this.accounts.byId(memberId);
    return this.limiter.countFailures(
      [
        ['failedConfirmation', [memberId, sessionID]],
        ['failedConfirmationADay', [memberId, sessionID]],
      ],
      async () =>
        this.withCode(await this.verifiedAccount(account, password, 'This is not your password.', 'known'), code),
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

  /** Inside of what counts failures, as a wrong code is one; that it is missing is none. */
  private async withCode(account: AccountDocument, code: string | undefined) {
    if (code !== undefined) await this.factors.consumeCode(account, code);
    return account;
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

const requireCode = ({ _id, secondFactor }: AccountDocument, code: string | undefined) => {
  if (secondFactor && code === undefined) throw new UnauthorizedError('SECOND_FACTOR_NEEDED', undefined, _id);
};
