import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const endWithUs = `data:text/javascript,process.once('disconnect', () => process.exit())`;
const vite = 'node_modules/vite/bin/vite.js';

/** The client's own server, with hot reload; calls of the service go through it. */
export const startClient = (port: number): ChildProcess =>
  spawn(process.execPath, ['--import', endWithUs, vite, '--port', String(port), '--strictPort'], {
    cwd: fileURLToPath(new URL('../../frontend/', import.meta.url)),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
