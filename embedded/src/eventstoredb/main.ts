import { parseArgs } from 'node:util';
import { logVerbosity, setLogVerbosity } from '@grpc/grpc-js';
import { copyLog } from './log/copy-log.ts';
import { killProcess, expectCommitFailures } from '../commit-failure.ts';
import { startEventStore } from './start.ts';

// Only this user may read what is written.
process.umask(0o077);

/**
 * `eventstoredb --folder DIR --port N`: a node in the foreground until SIGTERM or SIGINT.
 * `eventstoredb --folder DIR --copy-to DIR`: copies the log, also beside a running node, and prints its position.
 */
async function main(): Promise<void> {
  setLogVerbosity(logVerbosity.NONE); // what goes wrong is said here, once
  const { values } = parseArgs({
    options: { folder: { type: 'string' }, port: { type: 'string', default: '2113' }, 'copy-to': { type: 'string' } },
  });
  const port = Number(values.port);
  if (!values.folder) throw new Error('--folder is missing');
  const copyTo = values['copy-to'];
  if (copyTo !== undefined) return console.log(`copied to position ${await copyLog(values.folder, copyTo)}`);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is no port`);
  let hasFailed = false;
  expectCommitFailures();
  const onFailure = ({ message }: Error) => {
    hasFailed = true;
    console.error(`event store: ${message}`);
  };
  const node = await startEventStore({ folder: values.folder, port, onFailure });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      node.stop().then(() => (hasFailed ? killProcess() : process.exit(0)), fail);
    });
  // The parent process that started it with an IPC channel has ended, maybe during the start.
  const leave = () => process.kill(process.pid, 'SIGTERM');
  process.once('disconnect', leave);
  if (process.connected === false) leave();
  console.log(`ready ${node.connectionString}`);
}

function fail(error: unknown): void {
  console.error(`event store: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

main().catch(fail);
