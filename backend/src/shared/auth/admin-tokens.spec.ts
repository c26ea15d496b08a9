import { hashToken } from '../../settings.ts';
import type { Databases } from '../stores/databases.ts';
import { AdminTokens } from './admin-tokens.ts';

it('knows a token at once that is made while others are in use', async () => {
  const stored = [{ _id: 'first', role: 'admin', hash: hashToken('one') }];
  const find = () => ({ toArray: async () => [...stored] });
  const tokens = new AdminTokens({ privateCollection: () => ({ find }) } as unknown as Databases, []);
  expect(await tokens.holderOf('one')).toMatchObject({ name: 'first' });
  expect(await tokens.holderOf('two')).toBeUndefined();
  stored.push({ _id: 'second', role: 'analyst', hash: hashToken('two') });
  expect(await tokens.holderOf('two')).toMatchObject({ name: 'second', role: 'analyst' });
});
