import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { NewToken } from '../operator/admin-tokens.ts';

/** The result of a start. */
export interface StartResult {
  readonly url: string;
  /** The token made at this start; `undefined` when there was one. */
  readonly token: NewToken | undefined;
  readonly isDemoLoaded: boolean;
}

const tokenLine = ({ token }: NewToken) =>
  `Admin token: ${token} (shown once; others are made at /admin/tokens, or by \`npm run admin-token -- <name> <role>\`)`;

/** The last lines that a start prints: the addresses, the new token, and whether there is demo content. */
export const closingLines = ({ url, token, isDemoLoaded }: StartResult): string[] => [
  `Ready on ${url}`,
  `Admin: ${url}/admin`,
  ...(token ? [tokenLine(token)] : []),
  ...(isDemoLoaded
    ? [
        'Demo: loaded. Without it: `npm run demo -- remove all`, or start on another folder with DEMO=off DATA_DIR=… npm start',
      ]
    : ['Demo: not loaded.']),
];

/**
 * Asks the running service whether it has demo content.
 * @param origin where it listens
 * @param host of its public address: the service answers to no other
 */
export const isDemoLoaded = async (origin: string, host: string): Promise<boolean> => {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${origin}/api/site`, { headers: { host } }, resolve).on('error', reject),
  );
  return ((await json(response)) as { readonly demo: boolean }).demo === true;
};
