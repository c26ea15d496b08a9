import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { StartError } from '../start-error.ts';

/**
 * A port that can be listened on: the wanted one, or any free one for 0.
 * @throws StartError when it is taken or not ours to take, saying how to choose another
 */
export const usablePort = async (wanted: number): Promise<number> => {
  const probe = createServer();
  try {
    probe.listen(wanted);
    await once(probe, 'listening');
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const why = taken ? 'is taken' : `can't be used (${(error as NodeJS.ErrnoException).code})`;
    throw new StartError(`Port ${wanted} ${why}. Choose another: PORT=${wanted + 1} npm start`, { cause: error });
  } finally {
    if (probe.listening) await new Promise((closed) => probe.close(closed));
  }
};
