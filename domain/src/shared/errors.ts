import type { FieldRefusal, FieldsRefusal } from './problem.ts';
import { refusalMessage, type RefusalArguments, type RefusalCode, type RefusalParams } from './refusals/refusal.ts';

/** A refusal with its HTTP status, code and params; one filter turns it into the answer. */
export abstract class DomainError extends Error {
  abstract readonly status: number;
  readonly code: RefusalCode;
  readonly params?: RefusalParams | undefined;
  readonly fields?: readonly FieldRefusal[];
  /** Further members of the answer, e.g. the current record. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Whose account the refusal concerns: for the security log, never part of the answer. */
  readonly memberId?: string | undefined;
  /** When trying again may help: the `Retry-After` of the answer. */
  readonly retryAfterSeconds?: number;

  constructor(...[code, params]: RefusalArguments) {
    super(refusalMessage(code, params));
    this.code = code;
    this.params = params;
  }

  /** The same refusal with a message that tells programs more than the text of its code. */
  withMessage(message: string): this {
    this.message = message;
    return this;
  }

  /** The members that the answer carries. */
  get refusal(): FieldsRefusal {
    const { code, params, message, fields } = this;
    return { code, message, ...(params && { params }), ...(fields && { fields }) };
  }
}

export class InvalidError extends DomainError {
  readonly status = 400;
}

/** Fields that can't be accepted, each with its own refusal. */
export class InvalidFieldsError extends InvalidError {
  constructor(
    override readonly fields: readonly FieldRefusal[],
    code:
      | 'VALIDATION_FAILED'
      | 'COMMON_PASSWORD'
      | 'PERSONAL_PASSWORD'
      | 'REPEATED_PASSWORD'
      | 'RESERVED_NAME'
      | 'UNREADABLE_NAME' = 'VALIDATION_FAILED',
  ) {
    super(code);
    if (fields[0]) this.message = fields[0].message;
  }
}

/** @param field its path; its last name is what the message calls it */
export const fieldRefusal = (field: string, ...[code, params]: RefusalArguments): FieldRefusal => ({
  field,
  code,
  ...(params && { params }),
  message: refusalMessage(code, { ...params, field: field.slice(field.lastIndexOf('.') + 1) }),
});

/** One field that can't be accepted. */
export const invalidField = (field: string, ...refusal: RefusalArguments): InvalidError =>
  new InvalidFieldsError([fieldRefusal(field, ...refusal)]);

export class UnauthorizedError extends DomainError {
  readonly status = 401;
  constructor(
    code:
      'UNAUTHORIZED' | 'INVALID_CREDENTIALS' | 'INVALID_TOKEN' | 'SECOND_FACTOR_NEEDED' | 'WRONG_CODE' = 'UNAUTHORIZED',
    override readonly details?: Readonly<Record<string, unknown>>,
    override readonly memberId?: string,
  ) {
    super(code);
  }
}

export class ForbiddenError extends DomainError {
  readonly status = 403;
}

/** A contribution that a moderator removed can't be restored by its author. */
export class RemovedByModeratorError extends ForbiddenError {
  constructor() {
    super('REMOVED_BY_MODERATOR');
  }
}

export class NotFoundError extends DomainError {
  readonly status = 404;
}

export class ConflictError extends DomainError {
  readonly status = 409;
}

/** Somebody asks too often. */
export class TooManyRequestsError extends DomainError {
  readonly status = 429;
  constructor(override readonly retryAfterSeconds: number) {
    super('TOO_MANY_REQUESTS');
  }
}

export class TooLargeError extends DomainError {
  readonly status = 413;
  constructor(mostBytes: number) {
    super('TOO_LARGE', { max: Math.round(mostBytes / 1024 / 1024) });
  }
}

export class UnsupportedTypeError extends DomainError {
  readonly status = 415;
  constructor(message: string) {
    super('UNSUPPORTED_MEDIA_TYPE');
    this.message = message;
  }
}

/** Nothing is wrong with the request: trying again helps. */
export abstract class UnavailableError extends DomainError {
  readonly status = 503;
  override readonly retryAfterSeconds = 1;
}

/** The analytics program does not answer yet. @param progress share of the log that its tables hold, 0 to 1 */
export class AnalyticsUnavailableError extends UnavailableError {
  constructor(progress: number) {
    super('ANALYTICS_UNAVAILABLE', { percent: Math.floor(progress * 100) });
  }
}

/** Too many others write the same, or too much is under way. */
export class BusyError extends UnavailableError {
  constructor(code: 'BUSY' | 'BACKUP_BROKE_OFF' = 'BUSY') {
    super(code);
  }
}
