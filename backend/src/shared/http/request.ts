import type { Request } from 'express';
import type { Session } from 'express-session';
import type { TokenRole } from '../../settings.ts';
import type { CommandContext } from '../commands/command-context.ts';

declare module 'express-session' {
  interface SessionData {
    userId: string;
  }
}

/** A request with what the guards and interceptors found out about it. */
export type HennaRequest = Request & {
  correlationId: string;
  session: Session & { userId?: string };
  admin?: { readonly name: string; readonly role: TokenRole };
  commandContext?: CommandContext;
  /** Why it was refused, for the security log. */
  refusal?: { readonly code: string };
  /** Id of the member whose account it concerns, for the security log. */
  account?: string | undefined;
  /** The rotating key of the visitor, where one was needed. */
  visit?: string;
};
