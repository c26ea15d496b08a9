import type { Response } from 'express';
import type { Settings } from '../../settings.ts';
import type { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { LiveConnection } from './live-connection.ts';
import { LiveConnections } from './live-connections.ts';

const progress = { onAdvance: () => undefined } as unknown as ProjectionProgress;
const response = { writeHead: () => undefined, write: () => true, end: () => undefined } as unknown as Response;

/** Opens as many as are let in, each with an owner of its own. */
const openAll = (connections: LiveConnections, network: string) => {
  const opened: LiveConnection[] = [];
  while (connections.refusal(`${network} ${opened.length}`, network) === undefined) {
    const connection = new LiveConnection(['products'], `${network} ${opened.length}`, network, response);
    connections.open(connection, undefined);
    opened.push(connection);
  }
  return opened;
};

test('a network has a tenth of all connections at most', () => {
  const connections = new LiveConnections(progress, { rateLimits: true } as Settings);
  const opened = openAll(connections, 'first');
  expect(opened).toHaveLength(500);
  expect(connections.refusal('another', 'first')).toBe('too many');
  expect(connections.refusal('another', 'second')).toBeUndefined();
  connections.close(opened[0]!);
  expect(connections.refusal('another', 'first')).toBeUndefined();
  connections.beforeApplicationShutdown();
});

test('without limits one network may have all', () => {
  const connections = new LiveConnections(progress, { rateLimits: false } as Settings);
  expect(openAll(connections, 'first')).toHaveLength(5_000);
  expect(connections.refusal('another', 'second')).toBe('full');
  connections.beforeApplicationShutdown();
});
