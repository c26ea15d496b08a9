export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** A refusal with its HTTP status and code; one filter turns it into the answer. */
export abstract class DomainError extends Error {
  abstract readonly status: number;
  abstract readonly code: string;
  readonly fields?: readonly FieldProblem[];
  /** Further members of the answer, e.g. the current record. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Whose account the refusal concerns: for the security log, never part of the answer. */
  readonly memberId?: string | undefined;
  /** When trying again may help: the `Retry-After` of the answer. */
  readonly retryAfterSeconds?: number;
}

export class InvalidError extends DomainError {
  readonly status = 400;
  constructor(
    message: string,
    readonly code: string = 'INVALID',
    override readonly fields?: readonly FieldProblem[],
  ) {
    super(message);
  }
}

/** A field that can't be accepted, with its own message under it. */
export const invalidField = (field: string, message: string): InvalidError =>
  new InvalidError(message, 'VALIDATION_FAILED', [{ field, message }]);

export class UnauthorizedError extends DomainError {
  readonly status = 401;
  constructor(
    message = 'Unauthorized: please sign in.',
    readonly code: string = 'UNAUTHORIZED',
    override readonly details?: Readonly<Record<string, unknown>>,
    override readonly memberId?: string,
  ) {
    super(message);
  }
}

export class ForbiddenError extends DomainError {
  readonly status = 403;
  readonly code = 'FORBIDDEN';
}

/** What a moderator took out, its author can't bring back. */
export class RemovedByModeratorError extends DomainError {
  readonly status = 403;
  readonly code = 'REMOVED_BY_MODERATOR';
  constructor() {
    super('A moderator has removed this. Only a moderator can bring it back.');
  }
}

export class NotFoundError extends DomainError {
  readonly status = 404;
  constructor(
    message: string,
    readonly code: string = 'NOT_FOUND',
  ) {
    super(message);
  }
}

export class ConflictError extends DomainError {
  readonly status = 409;
  constructor(
    message: string,
    readonly code: string = 'CONFLICT',
    override readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/** Somebody asks too often. */
export class TooManyRequestsError extends DomainError {
  readonly status = 429;
  readonly code = 'TOO_MANY_REQUESTS';
  constructor(override readonly retryAfterSeconds: number) {
    super('Too many requests. Please wait a little and try again.');
  }
}

export class TooLargeError extends DomainError {
  readonly status = 413;
  readonly code = 'TOO_LARGE';
}

export class UnsupportedTypeError extends DomainError {
  readonly status = 415;
  readonly code = 'UNSUPPORTED_MEDIA_TYPE';
}

/** Nothing is wrong with the request; trying again helps. */
export abstract class UnavailableError extends DomainError {
  readonly status = 503;
  override readonly retryAfterSeconds = 1;
}

/** Too many others write the same. */
export class BusyError extends UnavailableError {
  readonly code = 'BUSY';
  constructor(message = 'The service is busy with the same record. Please try again.') {
    super(message);
  }
}
