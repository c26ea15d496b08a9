/** What any program needs of the system: where programs, certificates and temporary files are, time and language. */
const systemVariables = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'LC_ALL',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  // Windows starts no program without the first; the others name its temporary files.
  'SystemRoot',
  'TEMP',
  'TMP',
];

/** Where pictures are, and what the client of S3 reads by itself: keys, a profile, a role. */
export const mediaVariables: readonly string[] = [
  'MEDIA_URL',
  'S3_ENDPOINT',
  'S3_REGION',
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_PROFILE',
  'AWS_CONFIG_FILE',
  'AWS_SHARED_CREDENTIALS_FILE',
  'AWS_ROLE_ARN',
  'AWS_ROLE_SESSION_NAME',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
  'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_AUTHORIZATION_TOKEN',
  'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE',
  'AWS_EC2_METADATA_DISABLED',
];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment of a part: what it needs of the system and the variables named, as far as they are set. No part gets
 * the secrets of another.
 */
export const childEnvironment = (from: Environment, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...systemVariables, ...names].flatMap((name) => {
      const value = from[name];
      return value ? [[name, value]] : [];
    }),
  );
