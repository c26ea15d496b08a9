import 'reflect-metadata';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { NestFactory } from '@nestjs/core';
import { BackupModule, CompleteBackup } from './features/transfer/index.ts';

// Only the user of the process may access the files that it writes.
process.umask(0o077);

/** `backup.js <folder>`: the service starts it to write a complete backup to standard output; temporary files go to the folder. */
const [folder = ''] = process.argv.slice(2);
// The service may have ended while this program was being loaded.
if (process.connected === false) process.exit(1);
process.once('disconnect', () => process.exit(1));
try {
  const app = await NestFactory.createApplicationContext(BackupModule, {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  await pipeline(Readable.from(app.get(CompleteBackup).pieces(folder)), process.stdout);
} catch (error) {
  console.error(`The backup broke off: ${String(error)}`);
  process.exitCode = 1;
}
process.exit();
