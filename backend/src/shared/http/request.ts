import type { Request } from 'express';
import type { Session } from 'express-session';
import type { Language } from '@henna/domain';
import type { Span } from '@henna/domain/node';
import type { TokenRole } from '../../settings.ts';
import type { CommandContext } from '../commands/command-context.ts';

declare module 'express-session' {
  interface SessionData {
    userId: string;
  }
}

/** A request with the properties that guards and interceptors add. */
export type HennaRequest = Request & {
  correlationId: string;
  /** Where requests are traced. */
  span?: Span;
  session: Session & { userId?: string };
  admin?: { readonly name: string; readonly role: TokenRole };
  commandContext?: CommandContext;
  /** For the security log. */
  refusal?: { readonly code: string };
  /** Id of the member whose account the request concerns, for the security log. */
  account?: string | undefined;
  /** Rotating key of the visitor. */
  visit?: string;
};

/** The language in the cookie that mirrors the visitor's choice; English by default. */
export const languageOf = (cookies: string | undefined): Language =>
  /(?:^|;\s*)lang=ar(?:;|$)/.test(cookies ?? '') ? 'ar' : 'en';
