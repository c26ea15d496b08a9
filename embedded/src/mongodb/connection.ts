import type { Socket } from 'node:net';
import type { Answer } from './commands/read-commands.ts';
import { asServerError } from './errors.ts';
import { Framer } from './wire/framer.ts';
import { parseMessage, reply, type Request } from './wire/messages.ts';

/** More requests than this waiting on one connection stop it being read. */
const MAX_WAITING = 16;

/** Answers the requests of one connection in order. A malformed frame closes it. */
export function serveConnection(socket: Socket, answer: (request: Request) => Answer): void {
  const framer = new Framer();
  const waiting: Request[] = [];
  let isBusy = false;

  const work = async () => {
    isBusy = true;
    for (let next = waiting.shift(); next && !socket.destroyed; next = waiting.shift()) {
      if (socket.isPaused()) socket.resume();
      const frame = reply(next, await answerOrError(next, answer));
      if (!next.silent && !socket.destroyed && !socket.write(frame)) await waitForDrain(socket);
    }
    isBusy = false;
  };

  socket.on('data', (chunk) => {
    try {
      for (const message of framer.push(chunk)) waiting.push(parseMessage(message));
    } catch {
      socket.destroy();
      return;
    }
    if (waiting.length > MAX_WAITING) socket.pause();
    if (!isBusy) work().catch(() => socket.destroy());
  });
  socket.on('error', () => socket.destroy());
}

async function answerOrError(request: Request, answer: (request: Request) => Answer) {
  try {
    return await answer(request);
  } catch (error) {
    return asServerError(error).toReply();
  }
}

const waitForDrain = (socket: Socket) =>
  new Promise<void>((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done);
      resolve();
    };
    socket.on('drain', done).on('close', done);
  });
