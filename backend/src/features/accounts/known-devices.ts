import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import type { Settings } from '../../settings.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { derivedKey } from '../../shared/sealing/master-key.ts';
import { MASTER_KEY, SETTINGS } from '../../tokens.ts';

const validMs = 365 * 24 * 60 * 60_000;

/**
 * Browsers on which an account was signed in, known by a signed cookie for each account (OWASP, "Slow Down Online Guessing
 * Attacks with Device Cookies"). The cookie grants no access and outlives the session: guesses of strangers don't count
 * against the browser that has it.
 */
@Injectable()
export class KnownDevices {
  private readonly secret: Buffer;
  private readonly secure: boolean;

  constructor(@Inject(MASTER_KEY) master: Buffer, @Inject(SETTINGS) { publicUrl }: Settings) {
    this.secret = derivedKey(master, 'device cookies');
    this.secure = publicUrl.protocol === 'https:';
  }

  /** Must precede the session middleware, so that the session cookie is sent first. */
  readonly sendCookies: RequestHandler = (_request, response, next) => {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((...head: Parameters<typeof writeHead>) => {
      for (const name of ['signedInCookie', 'deviceCookie']) (response.locals[name] as (() => void) | undefined)?.();
      return writeHead(...head);
    }) as typeof writeHead;
    next();
  };

  /** The id of a browser on which the account was signed in within a year. */
  deviceId({ headers }: HennaRequest, emailKey: string, now = Date.now()): string | undefined {
    const pattern = new RegExp(
      `(?:^|;\\s*)${this.cookieName(emailKey)}=([\\w-]{16})\\.([0-9a-z]{1,11})\\.([\\w-]{22})(?:;|$)`,
    );
    const [, id, until, hmac] = pattern.exec(headers.cookie ?? '') ?? [];
    if (id === undefined || until === undefined || hmac === undefined) return undefined;
    const isOurs = timingSafeEqual(Buffer.from(hmac), Buffer.from(this.signature(emailKey, id, until)));
    return isOurs && now < parseInt(until, 36) ? id : undefined;
  }

  remember(request: HennaRequest, emailKey: string, now = Date.now()): void {
    const response = request.res!;
    const id = this.deviceId(request, emailKey, now) ?? randomBytes(12).toString('base64url');
    const until = (now + validMs).toString(36);
    const value = [id, until, this.signature(emailKey, id, until)].join('.');
    response.locals['deviceCookie'] = () =>
      response.cookie(this.cookieName(emailKey), value, {
        path: '/api/sessions',
        httpOnly: true,
        sameSite: 'lax',
        secure: this.secure,
        maxAge: validMs,
      });
  }

  /** One name for each account, which does not reveal the account. */
  private cookieName(emailKey: string) {
    return `${this.secure ? '__Secure-' : ''}device-${this.signature(emailKey)}`;
  }

  private signature(...parts: readonly string[]) {
    return createHmac('sha256', this.secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
  }
}
