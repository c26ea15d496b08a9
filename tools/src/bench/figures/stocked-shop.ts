import { setTimeout as pause } from 'node:timers/promises';
import { viewCollection, viewsDatabase } from '@henna/domain';
import { MongoClient } from 'mongodb';
import { endProgress, showProgress } from '../../processes/console.ts';
import type { History } from '../histories/history.ts';
import type { House } from '../house.ts';
import { HttpClient } from '../http-client.ts';
import { loadEvents } from '../load-events.ts';

/** Kept bytes never answer a read that names a position. */
const headers = { 'x-min-position': '0' };

/** Projects the log, showing how far it has come. */
const project = async (house: House, stores: { eventStoreUrl: string; mongoUrl: string }, products: number) => {
  const mongo = await MongoClient.connect(stores.mongoUrl);
  const view = mongo.db(viewsDatabase).collection(viewCollection('product', 1));
  const look = setInterval(() => {
    void view.estimatedDocumentCount().then((done) => showProgress(`Projecting ${done}/${products} products`));
  }, 2_000);
  try {
    await house.startProjections(stores);
  } finally {
    clearInterval(look);
    endProgress();
    await mongo.close();
  }
};

/** A running service with this history, in which so many products are listed. */
export const stockedShop = async (house: House, products: number, history: History): Promise<HttpClient> => {
  const stores = await house.startStores();
  await loadEvents(stores.eventStoreUrl, history);
  await project(house, stores, products);
  const client = new HttpClient((await house.startBackend(stores)).url);
  while ((await totalOf(client, '/api/products?page=1&pageSize=1')) < products) await pause(200);
  return client;
};

/** How many products a list has. */
export const totalOf = async (client: HttpClient, path: string): Promise<number> => {
  const { body } = await client.succeed(path, { headers });
  return (JSON.parse(body.toString()) as { total: number }).total;
};

/** How long an answer takes that is made anew, in ms. */
export const timed = async (client: HttpClient, path: string): Promise<number> => {
  const begun = performance.now();
  await client.succeed(path, { headers });
  return performance.now() - begun;
};
