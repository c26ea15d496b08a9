import type { CookieOptions, Response } from 'express';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { seal, unseal } from '../../../shared/sealing/seal.ts';

const keptMs = 10 * 60_000;

/** A cookie that only this service can read or write; it counts for ten minutes, whatever the browser thinks. */
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

  give(response: Response, content: Content): void {
    response.cookie(this.name, this.write(content), { ...this.options, maxAge: keptMs });
  }

  take(request: HennaRequest, response: Response): Content | undefined {
    const value = this.pattern.exec(request.headers.cookie ?? '')?.[1];
    if (value === undefined) return undefined;
    response.clearCookie(this.name, this.options);
    return this.read(value);
  }

  write(content: Content, now = Date.now()): string {
    const { n, c, t } = seal(JSON.stringify({ content, until: now + keptMs }), this.name, this.key, this.place);
    return [n, c, t].map((part) => Buffer.from(part, 'base64').toString('base64url')).join('.');
  }

  /** `undefined` when it is not ours, was changed or has had its time. */
  read(value: string, now = Date.now()): Content | undefined {
    const [n = '', c = '', t = ''] = value.split('.').map((part) => Buffer.from(part, 'base64url').toString('base64'));
    const text = unseal({ k: this.name, n, c, t }, this.key, this.place);
    if (text === null) return undefined;
    const { content, until } = JSON.parse(text) as { content: Content; until: number };
    return now < until ? content : undefined;
  }

  private get place() {
    return { stream: 'cookie', eventId: this.name, field: 'content' };
  }

  private get options(): CookieOptions {
    return { path: this.path, httpOnly: true, sameSite: 'lax', secure: this.secure };
  }
}
