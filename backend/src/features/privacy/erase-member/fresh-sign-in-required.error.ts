import { ForbiddenError } from '@henna/domain';

/** Who can't be asked for a password must have shown lately who they are. */
export class FreshSignInRequiredError extends ForbiddenError {
  constructor() {
    super('FRESH_SIGN_IN_REQUIRED');
  }
}
