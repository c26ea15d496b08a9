import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConnectRenderer } from '@henna/frontend/server';

// Built files that other packages export: the service starts or serves them and imports nothing of them. The client is no
// declared dependency, because that would install all that it is built with beside the service.
const { resolve } = createRequire(import.meta.url);

/** The program that runs one query of an analyst. */
export const queryProgram = (): string => resolve('@henna/tools/analytics-sql');

/** The program that writes the files that queries read. */
export const exportProgram = (): string => resolve('@henna/tools/analytics-files');

/** The folder of the client; `undefined` where the client was not built. */
export const clientFolder = (): string | undefined => {
  try {
    return dirname(resolve('@henna/frontend/client/index.html'));
  } catch {
    return undefined;
  }
};

/** The program of this package that writes complete backups. The URL is valid for the built service and for this source file. */
export const backupProgram = new URL('../dist/backup.js', import.meta.url);

/** The client's renderer of pages. Throws where the client was not built. */
export const clientRenderer = async (): Promise<ConnectRenderer> => {
  const url = pathToFileURL(resolve('@henna/frontend/server')).href;
  const { connectRenderer } = (await import(url)) as { readonly connectRenderer: ConnectRenderer };
  return connectRenderer;
};
