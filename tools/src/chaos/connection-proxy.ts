import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Stands between the programs and a store, so that their connections can be cut. */
export class ConnectionProxy {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  private constructor(storePort: number) {
    this.#server = createServer((client) => {
      const store = connect(storePort, '127.0.0.1');
      client.pipe(store).pipe(client);
      for (const [socket, other] of [
        [client, store],
        [store, client],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
      }
    });
  }

  static async start(storePort: number): Promise<ConnectionProxy> {
    const proxy = new ConnectionProxy(storePort);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Resets every connection; new ones are accepted. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.#server.close();
    this.cut();
    await once(this.#server, 'close');
  }
}
