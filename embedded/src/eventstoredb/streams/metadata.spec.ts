import { isDeleted, NO_METADATA, readMetadata } from './metadata.ts';

const read = (json: string, isJson = true) => readMetadata({ isJson, data: Buffer.from(json) });

describe('stream metadata', () => {
  it('keeps what truncates', () => {
    expect(read('{"$maxCount":2,"$maxAge":3,"$tb":4,"mine":5}')).toEqual({
      maxCount: 2,
      maxAge: 3,
      truncateBefore: 4,
      content: { $maxCount: 2, $maxAge: 3, $tb: 4, mine: 5 },
    });
  });
  it.each(['{"$maxCount":0}', '{"$maxCount":-1}', '{"$maxCount":1.5}', '{"$maxCount":"two"}', '{"$tb":-1}'])(
    'ignores %s',
    (json) => expect(read(json)).toMatchObject({ truncateBefore: 0, maxCount: undefined }),
  );
  it.each(['{no', '[1]', '', 'null', '1'])('takes %j for none', (json) => expect(read(json)).toBe(NO_METADATA));
  it('takes JSON events only', () => expect(read('{"$maxCount":2}', false)).toBe(NO_METADATA));
  it('knows a deletion', () => expect(isDeleted(read('{"$tb":9223372036854775807}'))).toBe(true));
});
