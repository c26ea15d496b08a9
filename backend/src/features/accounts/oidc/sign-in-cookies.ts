import type { CookieOptions, Response } from 'express';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../../settings.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { derivedKey } from '../../../shared/sealing/master-key.ts';
import { seal, unseal } from '../../../shared/sealing/seal.ts';
import { MASTER_KEY, SETTINGS } from '../../../tokens.ts';
import type { AuthorizationState } from './oidc-provider.ts';

const validMs = 10 * 60_000;

/** An encrypted cookie that is valid for ten minutes, whatever the browser enforces. */
export class SealedCookie<Content extends object> {
  private readonly pattern: RegExp;

  constructor(
    private readonly name: string,
    private readonly path: string,
    private readonly key: Buffer,
    private readonly secure: boolean,
  ) {
    this.pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`);
  }

  set(response: Response, content: Content): void {
    response.cookie(this.name, this.encode(content), { ...this.options, maxAge: validMs });
  }

  consume(request: HennaRequest, response: Response): Content | undefined {
    const value = this.pattern.exec(request.headers.cookie ?? '')?.[1];
    if (value === undefined) return undefined;
    response.clearCookie(this.name, this.options);
    return this.decode(value);
  }

  encode(content: Content, now = Date.now()): string {
    const { n, c, t } = seal(JSON.stringify({ content, until: now + validMs }), this.name, this.key, this.context);
    return [n, c, t].map((part) => Buffer.from(part, 'base64').toString('base64url')).join('.');
  }

  /** `undefined` if the cookie is forged or expired. */
  decode(value: string, now = Date.now()): Content | undefined {
    const [n = '', c = '', t = ''] = value.split('.').map((part) => Buffer.from(part, 'base64url').toString('base64'));
    const text = unseal({ k: this.name, n, c, t }, this.key, this.context);
    if (text === null) return undefined;
    const { content, until } = JSON.parse(text) as { content: Content; until: number };
    return now < until ? content : undefined;
  }

  private get context() {
    return { stream: 'cookie', eventId: this.name, field: 'content' };
  }

  private get options(): CookieOptions {
    return { path: this.path, httpOnly: true, sameSite: 'lax', secure: this.secure };
  }
}

/** A sign-in that was redirected to the identity provider. */
export interface SignInAttempt extends AuthorizationState {
  readonly returnTo: string;
  /** The signed-in member who started it on a page of this site. */
  readonly memberId: string | null;
}

/** An identity to link once the owner of the account with its e-mail signs in. */
export interface PendingIdentity {
  readonly identity: string;
  readonly emailKey: string;
}

/** State of sign-ins at the identity provider. It is stored in the browser: the server stores nothing for anonymous visitors. */
@Injectable()
export class SignInCookies {
  readonly attempt: SealedCookie<SignInAttempt>;
  readonly pendingIdentity: SealedCookie<PendingIdentity>;

  constructor(@Inject(MASTER_KEY) master: Buffer, @Inject(SETTINGS) { publicUrl }: Settings) {
    const secure = publicUrl.protocol === 'https:';
    const prefix = secure ? '__Secure-' : '';
    const key = derivedKey(master, 'sign-in cookies');
    this.attempt = new SealedCookie(`${prefix}sign-in`, '/api/login', key, secure);
    this.pendingIdentity = new SealedCookie(`${prefix}sign-in-waiting`, '/api/sessions', key, secure);
  }
}
