import { BusyError } from '@henna/domain';
import { hash } from '@node-rs/argon2';
import { Passwords, type Requester } from './passwords.ts';

test('a password matches its hash only', async () => {
  const passwords = new Passwords();
  const stored = await passwords.hash('a long enough password');
  expect(await passwords.verify(stored, 'a long enough password')).toBe(true);
  expect(await passwords.verify(stored, 'a long enough passwore')).toBe(false);
  expect(await passwords.verify(undefined, 'nobody has this password')).toBe(false);
});

test('a crowd is worked off in turn, and who finds the queue full is asked to come again', async () => {
  const passwords = new Passwords();
  const stored = await hash('a long enough password', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const verify = (asker: Requester) => passwords.verify(stored, 'a long enough password', asker);
  const strangers = Array.from({ length: 140 }, () => verify('stranger'));
  const order: string[] = [];
  strangers[1]!.then(() => order.push('stranger'), String);
  const signIns = Array.from({ length: 32 }, () => verify('known').then(() => order.push('known')));
  await expect(verify('known')).rejects.toBeInstanceOf(BusyError);
  const crowd = await Promise.allSettled(strangers);
  const refused = crowd.filter((each) => each.status === 'rejected');
  expect(refused).toHaveLength(43);
  expect(refused.every(({ reason }) => reason instanceof BusyError)).toBe(true);
  expect(crowd.filter((each) => each.status === 'fulfilled' && each.value)).toHaveLength(97);
  await Promise.all(signIns);
  expect(order).toEqual([...Array<string>(32).fill('known'), 'stranger']);
  expect(await verify('stranger')).toBe(true);
});
