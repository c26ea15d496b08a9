import { parseArgs } from 'node:util';
import { startDocumentStore } from './document-store.ts';
import { killProcess, expectCommitFailures } from '../commit-failure.ts';
import { copyDocuments } from './storage/copy-documents.ts';

// Only this user may read what is written.
process.umask(0o077);

const fail = (error: unknown): never => {
  console.error(`mongodb: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
};

async function serve(folder: string, port: string | undefined, socket: string | undefined): Promise<void> {
  if ((port === undefined) === (socket === undefined)) throw new Error('either --port N or --socket PATH is needed');
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) < 65_536))
    throw new Error(`--port ${port} is no port`);
  let hasFailed = false;
  expectCommitFailures();
  const store = await startDocumentStore({
    folder,
    ...(port !== undefined && { port: Number(port) }),
    ...(socket !== undefined && { socket }),
    onFailure: ({ message }) => {
      hasFailed = true;
      console.error(`mongodb: ${message}`);
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void store.stop().then(() => (hasFailed ? killProcess() : process.exit(0)), fail));
  // The parent process that started it with an IPC channel has ended, maybe during the start.
  const leave = () => process.kill(process.pid, 'SIGTERM');
  process.once('disconnect', leave);
  if (process.connected === false) leave();
  console.log(`ready ${store.connectionString}`);
}

/**
 * `mongodb --folder DIR --port N | --socket PATH`: a node in the foreground until SIGTERM or SIGINT.
 * `mongodb --folder DIR --copy-to DIR`: copies the documents, also beside a running node.
 */
async function main(): Promise<void> {
  const string = { type: 'string' } as const;
  const { values } = parseArgs({ options: { folder: string, port: string, socket: string, 'copy-to': string } });
  if (!values.folder) throw new Error('--folder is missing');
  const copyTo = values['copy-to'];
  if (copyTo === undefined) return serve(values.folder, values.port, values.socket);
  await copyDocuments(values.folder, copyTo);
  console.log('copied');
}

main().catch(fail);
