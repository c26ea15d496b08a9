import { foundIn } from './markers.ts';

const text = 'zqmarker77';

test.each([
  ['plain', Buffer.from(`before${text}after`)],
  ['two bytes a letter', Buffer.from(`x${text}`, 'utf16le')],
  ['hexadecimal', Buffer.from(Buffer.from(text).toString('hex'))],
  ['escaped', Buffer.from([...text].map((letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join(''))],
  ['base64', Buffer.from(Buffer.from(`${text}!`).toString('base64'))],
  ['base64 after one byte', Buffer.from(Buffer.from(`a${text}bc`).toString('base64'))],
  ['base64 after two bytes', Buffer.from(Buffer.from(`ab${text}b`).toString('base64'))],
])('a marker is found %s', (_, bytes) => expect(foundIn(bytes, ['zqother', text])).toEqual([text]));

test('what is not there is not found', () => expect(foundIn(Buffer.from('zqmarker7'), [text])).toEqual([]));
