import { type Channel, channel } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const SUBSCRIBED = Symbol.for('henna.wakesWriters');

/**
 * Lets operations fail whose connection goes while they write. After a large write the MongoDB driver (7.8 and 7.9)
 * waits for `drain`. A socket that ends or closes never emits it, so that the operation would neither succeed nor fail;
 * one with an error fails it with an error that the driver itself does not take for one of the network, and does not
 * retry. Woken, the driver finds its connection closed and throws `MongoNetworkError`.
 * TLS sockets are not announced on this channel. Calls after the first in a process change nothing.
 */
export function wakeWritersOfClosedSockets(): void {
  const sockets = channel('net.client.socket') as Channel & { [SUBSCRIBED]?: true };
  if (sockets[SUBSCRIBED]) return;
  sockets[SUBSCRIBED] = true;
  sockets.subscribe((message) => {
    const { socket } = message as { readonly socket: Socket };
    const wake = () => socket.emit('drain');
    socket.once('error', wake).once('close', wake);
  });
}
