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
    Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' }),
    { type: 'Error', message: 'connect ECONNREFUSED' },
  ],
])('an error of %s has no stack', (_, error, line) => {
  expect(serialize(error)).toMatchObject(line);
  expect(serialize(error)).not.toHaveProperty('stack');
});

it('every other error is written with its stack', () => {
  expect(serialize(new TypeError('no function'))).toEqual({ message: 'no function', hasStack: true });
  expect(serialize('text')).toBe('text');
});
