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
