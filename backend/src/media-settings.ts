import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { address, SettingError } from '@henna/domain/node';

/** A bucket of an S3 server. */
export interface Bucket {
  readonly kind: 'bucket';
  readonly bucket: string;
  /** Of every name: empty, or with a slash at its end. */
  readonly prefix: string;
  /** Address of the server; undefined for that of AWS. */
  readonly endpoint: string | undefined;
  readonly region: string;
}

/** Where uploaded pictures are. */
export type MediaLocation = { readonly kind: 'folder'; readonly folder: string } | Bucket;

const bucketUrl = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w-][\w.-]*\/)*(?:[\w-][\w.-]*)?))?$/;
const defaultRegion = 'us-east-1';

/** Reads `MEDIA_URL`, `S3_ENDPOINT` and `S3_REGION`. Throws {@link SettingError}. */
export const mediaSettings = (environment: NodeJS.ProcessEnv, dataFolder: string): MediaLocation => {
  const value = environment['MEDIA_URL'];
  if (!value) return { kind: 'folder', folder: join(dataFolder, 'media') };
  if (value.startsWith('s3:')) return bucketSettings(value, environment);
  if (!/^file:\/\/\/./.test(value) || !URL.canParse(value))
    throw new SettingError(
      `MEDIA_URL must be a folder like file:///var/lib/henna/media or a bucket like s3://henna/media, not "${value}".`,
    );
  return { kind: 'folder', folder: fileURLToPath(value) };
};

const bucketSettings = (value: string, environment: NodeJS.ProcessEnv): Bucket => {
  const [, bucket, path] = bucketUrl.exec(value) ?? [];
  if (!bucket) throw new SettingError(`MEDIA_URL must be a bucket like s3://henna/media, not "${value}".`);
  const endpoint = environment['S3_ENDPOINT'];
  const region = environment['S3_REGION'] || environment['AWS_REGION'] || defaultRegion;
  if (!/^[a-z0-9-]+$/i.test(region))
    throw new SettingError(`S3_REGION must be a name like eu-west-1, not "${region}".`);
  return {
    kind: 'bucket',
    bucket,
    prefix: path ? `${path.replace(/\/$/, '')}/` : '',
    endpoint: endpoint ? address('S3_ENDPOINT', endpoint, ['https:', 'http:']) : undefined,
    region,
  };
};
