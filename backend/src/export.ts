import 'reflect-metadata';
import { Socket } from 'node:net';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { DomainError, exportDescriptors, exportRefused, type EventsQuery, type ExportRequest } from '@henna/domain';
import { SettingError } from '@henna/domain/node';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { AnalystExport, eventsQuery, ListEventsRequest } from './features/analytics/index.ts';
import { validation } from './shared/http/validation.pipe.ts';
import { ProjectionProgress } from './shared/projection-progress/projection-progress.ts';

// Only the user of the process may access the files that it writes.
process.umask(0o077);

const options = { types: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } } as const;

/** Validates the query like the route. */
const validQuery = async (request: ExportRequest): Promise<EventsQuery> => {
  const query = { ...parseArgs({ options }).values, ...request };
  const validated: unknown = await validation().transform(query, { type: 'query', metatype: ListEventsRequest });
  return eventsQuery(validated as ListEventsRequest);
};

const writeTo = (descriptor: number, lines: AsyncIterable<string | Uint8Array>) =>
  pipeline(
    Readable.from(lines, { objectMode: false }),
    new Socket({ fd: descriptor, readable: false, writable: true }),
  );

const errorMessage = (error: unknown) =>
  error instanceof SettingError || error instanceof DomainError
    ? error.message
    : `The export ended before its end: ${String(error)}`;

let wasRefused = true;
/** Sends its parent the head of the log, receives the query, and writes events and tables to the descriptors. */
try {
  if (!process.send) throw new SettingError('export is a part of `npm run analytics`.');
  process.once('disconnect', () => process.exit(1));
  await validQuery({});
  wasRefused = false;
  const app = await NestFactory.createApplicationContext(AppModule, {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    await app.get(ProjectionProgress).start();
    const analysts = app.get(AnalystExport);
    process.send(await analysts.head());
    const [request] = (await once(process, 'message')) as [ExportRequest];
    await writeTo(exportDescriptors.events, await analysts.events(await validQuery(request)));
    await writeTo(exportDescriptors.tables, analysts.tables());
  } finally {
    await app.close();
  }
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = wasRefused ? exportRefused : 1;
}
process.exit();
