// A worker thread that runs scenarios one by one and tells each outcome. A thread has a client module of its own:
// the client keeps the pending appends of all its instances in one place, where one broken call fails those of the others.
import { parentPort, workerData } from 'node:worker_threads';
import { record } from './record.mjs';

const { connectionString, names } = workerData;
await record(
  connectionString,
  (name) => names.includes(name),
  (name, outcome) => parentPort.postMessage({ name, outcome }),
);
process.exit(0);
