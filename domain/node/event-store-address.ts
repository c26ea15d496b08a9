import { SettingError } from './setting-error.ts';

/** What the client understands, in small letters. It prints the whole address, with its password, for another name. */
const options = [
  'connectionname',
  'defaultdeadline',
  'discoveryinterval',
  'gossiptimeout',
  'keepaliveinterval',
  'keepalivetimeout',
  'maxdiscoverattempts',
  'nodepreference',
  'tls',
  'tlscafile',
  'usercertfile',
  'userkeyfile',
];

const host = String.raw`[\w.-]+(?::\d{1,5})?`;
const form = new RegExp(
  String.raw`^esdb(?:\+discover)?://(?:[^:@/?,]+:[^:@/?,]+@)?${host}(?:,${host})*/?(?:\?(?<query>\S+))?$`,
);

/**
 * The address of EventStoreDB, of one node or several. The user and the password are percent-encoded.
 * No message contains the address, which may hold a password. Throws {@link SettingError}.
 */
export const eventStoreAddress = (value: string): string => {
  const match = form.exec(value);
  if (!match)
    throw new SettingError(
      'EVENTSTORE_URL must be like esdb://user:password@host:2113,host:2113?tls=true, with the password percent-encoded.',
    );
  for (const pair of match.groups?.['query']?.split('&') ?? []) {
    const [name = '', ...rest] = pair.split('=');
    if (!options.includes(name.toLowerCase()) || !rest.join('='))
      throw new SettingError(`EVENTSTORE_URL has the option "${name}", which is unknown or empty.`);
    if (name.toLowerCase() === 'tls' && !['true', 'false'].includes(rest.join('=')))
      throw new SettingError('EVENTSTORE_URL must have tls=true or tls=false.');
  }
  return value;
};
