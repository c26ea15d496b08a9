import { parseArgs } from 'node:util';
import { startDocumentStore } from './document-store.ts';

const fail = (error: unknown): never => {
  console.error(`mongodb: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
};

try {
  const { values } = parseArgs({
    options: { folder: { type: 'string' }, port: { type: 'string' }, socket: { type: 'string' } },
  });
  const { folder, port, socket } = values;
  if (!folder || (port === undefined) === (socket === undefined))
    throw new Error('usage: --folder DIR and either --port N or --socket PATH');
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) < 65_536))
    throw new Error(`--port ${port} is no port`);
  const store = await startDocumentStore({
    folder,
    ...(port !== undefined && { port: Number(port) }),
    ...(socket !== undefined && { socket }),
    onFailure: fail,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void store.stop().then(() => process.exit(0), fail));
  // Whoever started it with a channel has gone, maybe already while it started.
  const leave = () => process.kill(process.pid, 'SIGTERM');
  process.once('disconnect', leave);
  if (process.connected === false) leave();
  console.log(`ready ${store.connectionString}`);
} catch (error) {
  fail(error);
}
