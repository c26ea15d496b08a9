import 'reflect-metadata';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { NestFactory } from '@nestjs/core';
import { BackupModule, CompleteBackup } from './features/transfer/index.ts';

// Whatever is written is for its user alone.
process.umask(0o077);

/** `backup.js <folder>`: writes a complete backup to its standard output, with its files in the folder, for the service. */
const [folder = ''] = process.argv.slice(2);
// The service may have gone while this was still being loaded, when nobody heard of it.
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
