import { expect, test } from '@jest/globals';
import { eventStoreAddress } from './event-store-address.ts';
import { SettingError } from './setting-error.ts';
import { address, storeSettings } from './settings.ts';
import { storeAt } from './until-answers.ts';

const password = 'p%40ss';
const cluster = `esdb://henna:${password}@a.example:2113,b.example:2113,c.example:2113?tls=true&tlsCaFile=/certs/ca/ca.crt`;

test.each([
  'esdb://127.0.0.1:2113?tls=false',
  'esdb+discover://events.example?nodePreference=leader',
  'esdb://events.example/',
  cluster,
])('%s is an address', (value) => expect(eventStoreAddress(value)).toBe(value));

test.each([
  'http://127.0.0.1:2113',
  'esdb://',
  'esdb://henna:secret/word@a.example',
  'esdb://henna:sec@ret@a.example',
  'esdb://henna:secret@a.example:x',
  'esdb://henna:secret@a.example?tls=maybe',
  'esdb://henna:secret@a.example?tlsVerifyCert=false',
  'esdb://henna:secret@a.example?tls',
])('%s is refused without its password in the message', (value) => {
  const read = () => storeSettings({ EVENTSTORE_URL: value, MONGODB_URL: 'mongodb://127.0.0.1' });
  expect(read).toThrow(SettingError);
  expect(read).toThrow(/^EVENTSTORE_URL(?!.*sec)/);
});

test('the lines of a start name hosts alone', () => {
  expect(storeAt('EventStoreDB', cluster)).toBe('EventStoreDB at a.example:2113,b.example:2113,c.example:2113');
  expect(storeAt('MongoDB', 'mongodb://henna:se/cr@et@a:27017,b:27017/?tls=true')).toBe('MongoDB at a:27017,b:27017');
});

test('a message about another address leaves out whatever may be a password', () =>
  expect(() => address('SMTP_URL', 'smpt://henna:se/cr@et@mail.example', ['smtp:'])).toThrow(
    '"smpt://…@mail.example"',
  ));
