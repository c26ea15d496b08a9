import express from 'express';
import type { RequestListener } from 'node:http';
import { forVisitors, ownReads } from './own-reads.ts';

const app = express();
app.use(forVisitors((_request, response) => void response.status(429).end()));
app.get('/api/list', (_request, response) => void response.json(['ä', 1]));
app.get('/api/parts', (_request, response) => {
  response.write('[1,');
  response.end(Buffer.from('2]'));
});
app.get('/api/nothing', (_request, response) => void response.status(204).end());
const read = ownReads(app as RequestListener);

test('a read is answered as a visitor’s is, whatever concerns visitors alone', async () => {
  expect(await (await read('/api/list')).json()).toEqual(['ä', 1]);
  expect(await (await read('/api/parts')).json()).toEqual([1, 2]);
});

test('so are refusals and empty answers', async () => {
  expect((await read('/api/missing')).status).toBe(404);
  expect((await read('/api/nothing')).status).toBe(204);
});
