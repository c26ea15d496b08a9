import 'reflect-metadata';
import { Socket } from 'node:net';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { DomainError, exportDescriptors, exportRefused, type ExportWish } from '@henna/domain';
import { SettingError } from '@henna/domain/node';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { AnalystExport, eventsWanted, ListEventsRequest, type EventsWanted } from './features/analytics/index.ts';
import { validation } from './shared/http/validation.pipe.ts';
import { ProjectionProgress } from './shared/positions/projection-progress.ts';

// Whatever is written is for its user alone.
process.umask(0o077);

const options = { types: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } } as const;

/** What is wanted, checked as the route checks it. */
const wantedBy = async (wish: ExportWish): Promise<EventsWanted> => {
  const query = { ...parseArgs({ options }).values, ...wish };
  const known: unknown = await validation().transform(query, { type: 'query', metatype: ListEventsRequest });
  return eventsWanted(known as ListEventsRequest);
};

const writeTo = (descriptor: number, lines: AsyncGenerator<string>) =>
  pipeline(Readable.from(lines), new Socket({ fd: descriptor, readable: false, writable: true }));

const clearLine = (error: unknown) =>
  error instanceof SettingError || error instanceof DomainError
    ? error.message
    : `The export ended before its end: ${String(error)}`;

let wasRefused = true;
/** Tells its parent the head of the log, hears from where it is wanted, and writes events and tables to its descriptors. */
try {
  if (!process.send) throw new SettingError('export is a part of `npm run analytics`.');
  process.once('disconnect', () => process.exit(1));
  await wantedBy({});
  wasRefused = false;
  const app = await NestFactory.createApplicationContext(AppModule, {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    await app.get(ProjectionProgress).start();
    const analysts = app.get(AnalystExport);
    process.send(await analysts.head());
    const [wish] = (await once(process, 'message')) as [ExportWish];
    await writeTo(exportDescriptors.events, analysts.events(await wantedBy(wish)));
    await writeTo(exportDescriptors.tables, analysts.tables());
  } finally {
    await app.close();
  }
} catch (error) {
  console.error(clearLine(error));
  process.exitCode = wasRefused ? exportRefused : 1;
}
process.exit();
