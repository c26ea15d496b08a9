import { hashToken } from '../../settings.ts';
import type { SecurityEntry, SecurityLog } from '../security-log/security-log.ts';
import type { Databases } from '../stores/databases.ts';
import { AdminTokens } from './admin-tokens.ts';

const later = new Date(Date.now() + 60_000);

const storing = (stored: object[]) => {
  const lines: SecurityEntry[] = [];
  const collection = {
    find: () => ({ toArray: async () => [...stored] }),
    updateMany: jest.fn(async () => undefined),
    updateOne: jest.fn(async () => undefined),
  };
  const databases = { privateCollection: () => collection } as unknown as Databases;
  const log = { write: (entry: SecurityEntry) => lines.push(entry) } as unknown as SecurityLog;
  return { tokens: new AdminTokens(databases, [], log), lines, ...collection };
};

it('knows a token at once that is made while others are in use', async () => {
  const stored = [{ _id: 'first', role: 'admin', hash: hashToken('one'), expiresAt: later }];
  const { tokens } = storing(stored);
  expect(await tokens.holderOf('one')).toMatchObject({ name: 'first' });
  expect(await tokens.holderOf('two')).toBeUndefined();
  stored.push({ _id: 'second', role: 'analyst', hash: hashToken('two'), expiresAt: later });
  expect(await tokens.holderOf('two')).toMatchObject({ name: 'second', role: 'analyst' });
});

it('knows no token that has expired', async () => {
  const { tokens } = storing([{ _id: 'first', role: 'admin', hash: hashToken('one'), expiresAt: new Date() }]);
  expect(await tokens.holderOf('one')).toBeUndefined();
});

it('gives a stored token without an expiry 90 days', async () => {
  const { tokens, updateMany } = storing([{ _id: 'first', role: 'admin', hash: hashToken('one') }]);
  expect(await tokens.holderOf('one')).toMatchObject({ name: 'first' });
  const days = (Date.parse(expiryIn(updateMany.mock.calls[0]!)) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(90, 2);
});

it('notes the use of a token at most once a minute', async () => {
  const { tokens, updateOne } = storing([{ _id: 'first', role: 'admin', hash: hashToken('one'), expiresAt: null }]);
  for (let use = 0; use < 3; use++) await tokens.holderOf('one');
  await tokens.holderOf('guessed');
  expect(updateOne.mock.calls).toEqual([
    [{ _id: hashToken('one') }, { $set: { lastUsedAt: expect.any(Date) } }, { upsert: true }],
  ]);
});

const expiryIn = (call: readonly unknown[]) => {
  const { $set } = call[1] as { $set: { expiresAt: Date } };
  return $set.expiresAt.toISOString();
};

it('logs every token once, without its hash', async () => {
  const { tokens, lines } = storing([{ _id: 'first', role: 'admin', hash: hashToken('one'), expiresAt: later }]);
  await tokens.holderOf('one');
  await tokens.holderOf('another');
  expect(lines).toEqual([
    { event: 'admin token in use', outcome: 'done', token: 'first', role: 'admin', expiresAt: later },
  ]);
});
