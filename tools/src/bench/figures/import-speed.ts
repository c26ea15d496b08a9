import { EventStoreDBClient, jsonEvent, type JSONEventType } from '@eventstore/db-client';
import { programs } from '../../processes/programs.ts';
import type { Figure } from '../figure.ts';
import { catalogue } from '../histories/catalogue.ts';
import { inHouse } from '../house.ts';
import { rounded } from '../quantiles.ts';
import { importProducts, productRows } from './administrator.ts';
import { withClient } from './event-client.ts';
import { stockedShop } from './stocked-shop.ts';

const few = 100;
/** One after the other these take long enough to tell how long all of them would. */
const bareAtMost = 10_000;

type Written = { readonly stream: string; readonly event: JSONEventType };

/** The events that the import wrote, in the order of the log, its own beginning and end left out. */
const writtenByImport = async (client: EventStoreDBClient): Promise<Written[]> => {
  const written: Written[] = [];
  for await (const { event } of client.readAll()) {
    const origin = (event?.metadata as { origin?: string } | undefined)?.origin;
    if (!event || origin !== 'import' || event.streamId.startsWith('import-')) continue;
    const { streamId: stream, type, data, metadata } = event;
    written.push({ stream, event: { type, data, metadata } as JSONEventType });
  }
  return written;
};

/** Events per second, each appended when the one before it is acknowledged. */
const bareAppends = (url: string, events: readonly Written[]): Promise<number> =>
  withClient(url, async (client) => {
    const begun = performance.now();
    for (const { stream, event } of events) await client.appendToStream(stream, [jsonEvent(event)]);
    return (events.length / (performance.now() - begun)) * 1_000;
  });

/** What checks, plans and reservations cost beside what has to be written anyway. */
export const importSpeed: Figure = {
  name: 'import',
  what: 'import of products (--import-rows): rows per second until the last append against bare sequential appends',
  goal: { is: 'at least', value: 0.3, unit: '' },
  measure: ({ importRows, folder, say }) =>
    inHouse(folder('import'), async (house) => {
      const client = await stockedShop(house, few, catalogue(few, 1).history);
      say(`Importing ${importRows} rows`);
      const ms = await importProducts(client, productRows(importRows));
      client.close();
      const written = await withClient(house.stores.eventStoreUrl, writtenByImport);
      say(`Appending ${Math.min(bareAtMost, written.length)} events one after the other`);
      const bare = await house.start(programs.eventStore(`${house.folder}/bare`));
      const eventsPerSecond = await bareAppends(bare.said, written.slice(0, bareAtMost));
      const rowsPerSecond = (importRows / ms) * 1_000;
      const eventsPerRow = written.length / importRows;
      return {
        value: rowsPerSecond / (eventsPerSecond / eventsPerRow),
        notes: {
          rows: importRows,
          'rows/s': rounded(rowsPerSecond),
          'events per row': rounded(eventsPerRow),
          'bare appends/s': rounded(eventsPerSecond),
        },
      };
    }),
};
