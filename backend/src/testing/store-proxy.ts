import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between the service and a store. */
export interface StoreProxy {
  readonly port: number;
  /** Once these bytes are sent to the store, the proxy withholds all its responses. */
  withholdAfter(bytes: string): void;
  /** Delays all that the store sends by so many ms. */
  slowDown(ms: number): void;
  /** Resets every connection; new ones are accepted. */
  cut(): void;
  /** Resets every connection, and every new one until `accept` is called. */
  refuse(): void;
  accept(): void;
  close(): Promise<void>;
}

export const startStoreProxy = async (storePort: number): Promise<StoreProxy> => {
  const sockets = new Set<Socket>();
  let trigger: string | undefined;
  let withholds = false;
  let refuses = false;
  let delayMs = 0;
  const server = createServer((client) => {
    if (refuses) return void client.resetAndDestroy();
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
    const send = (data: Buffer) => void (withholds || client.destroyed || client.write(data));
    store.on('data', (data) => void (delayMs > 0 ? setTimeout(send, delayMs, data) : send(data)));
    client.on('close', () => store.destroy());
    store.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    withholdAfter: (bytes) => (trigger = bytes),
    slowDown: (ms) => (delayMs = ms),
    cut,
    refuse: () => {
      refuses = true;
      cut();
    },
    accept: () => (refuses = false),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
