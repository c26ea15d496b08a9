import { expect, it } from '@jest/globals';
import { BusyError } from '../src/index.ts';
import { errorSerializer } from './logged-errors.ts';

class EndedError extends Error {}
class MongoNetworkError extends Error {
  override name = 'MongoNetworkError';
}
const serialize = errorSerializer(({ message }) => ({ message, hasStack: true }), EndedError);

it.each([
  ['a refusal', new BusyError(), { type: 'BusyError' }],
  ['a class that the caller names', new EndedError('too slow'), { type: 'EndedError', message: 'too slow' }],
  ['the driver of MongoDB', new MongoNetworkError('closed'), { type: 'MongoNetworkError', message: 'closed' }],
  [
    'a call of gRPC with its cause',
    Object.assign(new Error('14 UNAVAILABLE', { cause: new Error('no connection') }), { metadata: {} }),
    { type: 'Error', message: '14 UNAVAILABLE: no connection' },
  ],
  [
    'a socket',
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    { type: 'Error', message: 'connect ECONNREFUSED' },
  ],
])('an error of %s has no stack', (_, error, line) => {
  expect(serialize(error)).toMatchObject(line);
  expect(serialize(error)).not.toHaveProperty('stack');
});

it('a transaction that is to be repeated has none, a command that is refused has one', () => {
  const refused = Object.assign(new Error('unknown operator'), { name: 'MongoServerError', code: 2 });
  const conflict = Object.assign(new Error('WriteConflict'), { errorLabels: ['TransientTransactionError'] });
  expect(serialize(refused)).toEqual({ message: 'unknown operator', hasStack: true });
  expect(serialize(conflict)).toEqual({ type: 'Error', message: 'WriteConflict' });
});

it('every other error is written with its stack', () => {
  expect(serialize(new TypeError('no function'))).toEqual({ message: 'no function', hasStack: true });
  const missingFile = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' });
  expect(serialize(missingFile)).toMatchObject({ hasStack: true });
  expect(serialize('text')).toBe('text');
});
