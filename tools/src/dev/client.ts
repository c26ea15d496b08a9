import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The client's own server, with hot reload; calls of the service go through it. It ends when its input does. */
export const startClient = (port: number): ChildProcess =>
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
    cwd: fileURLToPath(new URL('../../frontend/', import.meta.url)),
    stdio: ['pipe', 'inherit', 'inherit'],
  });
