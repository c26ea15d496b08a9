import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between the service and a store. */
export interface WithholdingProxy {
  readonly port: number;
  /** From the moment when these bytes go to the store, nothing comes back any more, to nobody. */
  withholdAfter(bytes: string): void;
  close(): Promise<void>;
}

/** Passes bytes both ways until it is told to keep what the store answers to itself. */
export const startWithholdingProxy = async (storePort: number): Promise<WithholdingProxy> => {
  const sockets = new Set<Socket>();
  let trigger: string | undefined;
  let withholds = false;
  const server = createServer((client) => {
    const store = connect(storePort, '127.0.0.1');
    for (const socket of [client, store]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (data) => {
      withholds ||= trigger !== undefined && data.includes(trigger);
      store.write(data);
    });
    store.on('data', (data) => void (withholds || client.write(data)));
    client.on('close', () => store.destroy());
    store.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    withholdAfter: (bytes) => (trigger = bytes),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
