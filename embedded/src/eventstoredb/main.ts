import { parseArgs } from 'node:util';
import { logVerbosity, setLogVerbosity } from '@grpc/grpc-js';
import { startEventStore } from './start.ts';

/** `eventstoredb --folder DIR --port N`: a node in the foreground until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  setLogVerbosity(logVerbosity.NONE); // what goes wrong is said here, once
  const { values } = parseArgs({ options: { folder: { type: 'string' }, port: { type: 'string', default: '2113' } } });
  const port = Number(values.port);
  if (!values.folder) throw new Error('--folder is missing');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port ${values.port} is no port`);
  const node = await startEventStore({ folder: values.folder, port });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      node.stop().then(() => process.exit(0), fail);
    });
  // Whoever started it with a channel has gone, maybe already while it started.
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
