import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { UserFacingError } from '../shared/errors.ts';

/** The whole product as `npm start` runs it, with the demo, on a new folder. */
export interface Shop {
  readonly url: string;
  /** The administrator's, once the first start on a folder has printed it. */
  readonly adminToken: () => string | undefined;
  /** Of the process that runs all others. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts it and waits for its line `Ready on …`. @throws UserFacingError when it ends before */
export const openShop = async (folder: string): Promise<Shop> => {
  const program = fileURLToPath(new URL('start.js', import.meta.url));
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      PUBLIC_URL: '',
      DEMO: 'on',
      EVENTSTORE_URL: '',
      MONGODB_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let adminToken: string | undefined;
  const url = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^Ready on (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
      adminToken ??= /^Admin token: (\S+)/.exec(line)?.[1];
    });
  });
  const died = ended.then(() => {
    throw new UserFacingError('The product ended before it was ready.');
  });
  return {
    url: await Promise.race([url, died]),
    adminToken: () => adminToken,
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Looks at a shop that is closed afterwards. */
export const inShop = async <Result>(folder: string, work: (shop: Shop) => Promise<Result>): Promise<Result> => {
  const shop = await openShop(folder);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
};
