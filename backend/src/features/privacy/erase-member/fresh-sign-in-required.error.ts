import { DomainError } from '../../../shared/errors.ts';

/** Who can't be asked for a password must have shown lately who they are. */
export class FreshSignInRequiredError extends DomainError {
  readonly status = 403;
  readonly code = 'FRESH_SIGN_IN_REQUIRED';
  constructor() {
    super('Please sign in again first.');
  }
}
