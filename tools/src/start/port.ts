import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { StartError } from '../start-error.ts';

/**
 * A port that can be listened on: the wanted one, or any free one for 0.
 * @param advice what to do about a port that can't be had
 * @throws StartError when it is taken or not ours to take
 */
export const usablePort = async (
  wanted: number,
  advice = `Choose another: PORT=${wanted + 1} npm start`,
): Promise<number> => {
  const probe = createServer();
  try {
    probe.listen(wanted);
    await once(probe, 'listening');
    return (probe.address() as AddressInfo).port;
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    const why = taken ? 'is taken' : `can't be used (${(error as NodeJS.ErrnoException).code})`;
    throw new StartError(`Port ${wanted} ${why}. ${advice}`, { cause: error });
  } finally {
    if (probe.listening) await new Promise((closed) => probe.close(closed));
  }
};
