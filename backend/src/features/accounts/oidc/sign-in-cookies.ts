import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../../settings.ts';
import { derivedKey } from '../../../shared/sealing/master-key.ts';
import { MASTER_KEY, SETTINGS } from '../../../tokens.ts';
import type { Expected } from './oidc-provider.ts';
import { SealedCookie } from './sealed-cookie.ts';

/** A sign-in that has gone to the identity provider. */
export interface SignInAttempt extends Expected {
  readonly returnTo: string;
  /** Who was signed in and asked for it on our own pages. */
  readonly memberId: string | null;
}

/** An identity that waits for the owner of the account with its e-mail. */
export interface WaitingIdentity {
  readonly identity: string;
  readonly emailKey: string;
}

/** What a sign-in elsewhere leaves in the browser that began it: nothing is stored for who has not signed in. */
@Injectable()
export class SignInCookies {
  readonly attempt: SealedCookie<SignInAttempt>;
  readonly waiting: SealedCookie<WaitingIdentity>;

  constructor(@Inject(MASTER_KEY) master: Buffer, @Inject(SETTINGS) { publicUrl }: Settings) {
    const secure = publicUrl.protocol === 'https:';
    const prefix = secure ? '__Secure-' : '';
    const key = derivedKey(master, 'sign-in cookies');
    this.attempt = new SealedCookie(`${prefix}sign-in`, '/api/login', key, secure);
    this.waiting = new SealedCookie(`${prefix}sign-in-waiting`, '/api/sessions', key, secure);
  }
}
