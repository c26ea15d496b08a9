import { InvalidError } from '@henna/domain';
import { cursorText, parseCursor, type ThreadCursor } from './thread-cursor.ts';

const ids = ['0190a1b2-0000-7000-8000-000000000001', '0190a1b2-0000-7000-8000-000000000002'];

test.each<ThreadCursor>([
  { order: 'helpful', skip: 10, ids },
  { order: 'newest', skip: 100, ids: [] },
])('%j is read as it was written', (cursor) => expect(parseCursor(cursorText(cursor))).toEqual(cursor));

test.each([
  '',
  'helpful',
  'best.10.',
  'stars.-1.',
  'stars.1e3.',
  'stars.10.nothing',
  `stars.10.${ids.join(',')}.more`,
  `stars.10.${Array.from({ length: 91 }, () => ids[0]).join(',')}`,
])('%j is refused', (text) => expect(() => parseCursor(text)).toThrow(InvalidError));
