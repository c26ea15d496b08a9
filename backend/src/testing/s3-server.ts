import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './start-program.ts';
import { startStoreProxy, type StoreProxy } from './store-proxy.ts';

const bucket = 'henna';

/** An S3 server with one empty bucket, behind a proxy that can cut its connections. */
export interface S3Server {
  /** Of a service whose pictures are in the bucket. */
  readonly settings: Readonly<Record<string, string>>;
  readonly proxy: StoreProxy;
  close(): Promise<void>;
}

export const startS3Server = async (): Promise<S3Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'henna-s3-'));
  // It encrypts where a list goes on with an algorithm that OpenSSL has retired.
  const environment = { NODE_OPTIONS: '--openssl-legacy-provider' };
  const server = await startProgram(join(__dirname, 's3-server.mjs'), [folder, bucket], environment);
  const proxy = await startStoreProxy(Number(server.line.replace('ready ', '')));
  return {
    settings: {
      MEDIA_URL: `s3://${bucket}/media`,
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    proxy,
    close: async () => {
      await proxy.close();
      await server.stop('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
