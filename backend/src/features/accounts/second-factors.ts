import { ConflictError, NotFoundError, UnauthorizedError, type SealedField } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { v4 } from 'uuid';
import { RateLimiter } from '../../shared/http/rate-limits.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Databases } from '../../shared/stores/databases.ts';
import type { AccountDocument } from './accounts.ts';
import { newRecoveryCodes, newSecret, otpauthUrl, recoveryCodeHash, timeStepOf } from './one-time-codes.ts';

/** Part of an account while its second factor is on. */
export interface SecondFactor {
  /** Sealed under the person's key. */
  readonly secret: SealedField;
  readonly since: Date;
  /** The time step of the latest accepted code: codes of it and of earlier ones are refused. */
  readonly lastStep: number;
  /** Hashes of the recovery codes that nobody has used. */
  readonly recoveryCodes: Readonly<Record<string, true>>;
}

/** Where a secret is sealed. */
const stream = 'second-factor';
const field = 'secret';
const wrongCode = (memberId: string) => new UnauthorizedError('WRONG_CODE', undefined, memberId);

/** The second factor of members: one-time codes (RFC 6238), and recovery codes. Each code counts once. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly databases: Databases,
    private readonly keys: PersonKeys,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Makes a secret, which counts from {@link switchOn} on; it replaces one that was made before.
   * Throws ConflictError `SECOND_FACTOR_ON`.
   */
  async begin({ _id, email = '' }: AccountDocument): Promise<{ secret: string; otpauthUrl: string }> {
    const secret = newSecret();
    const eventId = v4();
    const sealed = await this.keys.seal(_id, secret, stream, eventId, field);
    const { matchedCount } = await this.collection.updateOne(
      { _id, secondFactor: { $exists: false } },
      { $set: { secondFactorSetup: { sealed, eventId } } },
    );
    if (matchedCount === 0) throw new ConflictError('SECOND_FACTOR_ON');
    return { secret, otpauthUrl: otpauthUrl(secret, email) };
  }

  /**
   * Switches the second factor on by a code of the secret that was made last. Resolves to the recovery codes, which only
   * this call knows. Throws `SECOND_FACTOR_ON`, `SECOND_FACTOR_NOT_FOUND` without a secret, `WRONG_CODE`.
   */
  async switchOn({ _id, secondFactor, secondFactorSetup: secret }: AccountDocument, code: string): Promise<string[]> {
    if (secondFactor) throw new ConflictError('SECOND_FACTOR_ON');
    if (!secret) throw new NotFoundError('SECOND_FACTOR_NOT_FOUND');
    const lastStep = await this.limited(_id, async () => {
      const step = await this.stepOf(secret, code);
      if (step === null) throw wrongCode(_id);
      return step;
    });
    const codes = newRecoveryCodes();
    const recoveryCodes = Object.fromEntries(codes.map((code) => [recoveryCodeHash(code), true as const]));
    const { matchedCount } = await this.collection.updateOne(
      { _id, 'secondFactorSetup.eventId': secret.eventId, secondFactor: { $exists: false } },
      {
        $set: { secondFactor: { secret, since: new Date(), lastStep, recoveryCodes } },
        $unset: { secondFactorSetup: true },
      },
    );
    if (matchedCount === 0) throw new ConflictError('CONFLICT');
    return codes;
  }

  /**
   * Consumes a one-time code or a recovery code; of concurrent calls with the same code one succeeds. Does nothing while
   * the second factor is off. Throws UnauthorizedError `WRONG_CODE`, TooManyRequestsError.
   */
  async consumeCode({ _id, secondFactor }: AccountDocument, code: string): Promise<void> {
    if (!secondFactor) return;
    await this.limited(_id, async () => {
      const step = await this.stepOf(secondFactor.secret, code);
      const isAccepted =
        step === null
          ? await this.consumeRecoveryCode(_id, secondFactor, recoveryCodeHash(code))
          : await this.consumeStep(_id, secondFactor, step);
      if (!isAccepted) throw wrongCode(_id);
    });
  }

  /** Switches the second factor off, and voids a secret that was made. */
  async remove(memberId: string): Promise<void> {
    await this.collection.updateOne({ _id: memberId }, { $unset: { secondFactor: true, secondFactorSetup: true } });
  }

  /** Who guesses codes has the password already: failures count per account, wherever they come from. */
  private limited<Result>(memberId: string, check: () => Promise<Result>): Promise<Result> {
    return this.limiter.countFailures([['failedCodeADay', [memberId]]], check);
  }

  private async stepOf(secret: SealedField, code: string) {
    const [opened] = await this.keys.open([{ field: secret, stream, name: field }]);
    return opened ? timeStepOf(opened, code, Date.now()) : null;
  }

  private consumeStep(_id: string, { secret: { eventId } }: SecondFactor, step: number) {
    return this.isUpdated(
      { _id, 'secondFactor.secret.eventId': eventId, 'secondFactor.lastStep': { $lt: step } },
      { $set: { 'secondFactor.lastStep': step } },
    );
  }

  private consumeRecoveryCode(_id: string, { secret: { eventId } }: SecondFactor, hash: string) {
    const path = `secondFactor.recoveryCodes.${hash}` as const;
    return this.isUpdated(
      { _id, 'secondFactor.secret.eventId': eventId, [path]: { $exists: true } },
      { $unset: { [path]: true } },
    );
  }

  private async isUpdated(...change: Parameters<typeof this.collection.updateOne>): Promise<boolean> {
    return (await this.collection.updateOne(...change)).matchedCount === 1;
  }

  private get collection() {
    return this.databases.privateCollection<AccountDocument>('accounts');
  }
}
