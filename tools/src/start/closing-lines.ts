import type { NewToken } from '../admin-tokens.ts';

/** What a start has to tell. */
export interface Started {
  readonly url: string;
  /** The token made at this start; nothing when there was one. */
  readonly token: NewToken | undefined;
  /** Demo content is there and counts. */
  readonly demoCounts: boolean;
}

const tokenLine = ({ token, expiresAt }: NewToken) =>
  `Admin token: ${token} (shown once, valid until ${expiresAt.toISOString().slice(0, 10)}; a new one: \`npm run admin-token -- <name> <role>\`)`;

/** The last lines of a start: where it is, how to administer it, and what of it is a demo. */
export const closingLines = ({ url, token, demoCounts }: Started): string[] => [
  `Ready on ${url}`,
  `Admin: ${url}/admin`,
  ...(token ? [tokenLine(token)] : []),
  ...(demoCounts
    ? [
        'Demo: loaded. Without it: `npm run demo -- remove all`, or start on another folder with DEMO=off DATA_DIR=… npm start',
      ]
    : ['Demo: not loaded.']),
];
