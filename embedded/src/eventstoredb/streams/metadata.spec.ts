import { isDeleted, NO_METADATA, readMetadata, truncatedJson } from './metadata.ts';

const event = (json: string, isJson = true) => ({ isJson, data: Buffer.from(json) });
const read = (json: string, isJson = true) => readMetadata(event(json, isJson));

describe('stream metadata', () => {
  it('keeps what truncates, and nothing else, which may be large', () => {
    expect(read('{"$maxCount":2,"$maxAge":3,"$tb":4,"mine":5}')).toEqual({
      maxCount: 2,
      maxAge: 3,
      truncateBefore: 4,
    });
  });
  it.each(['{"$maxCount":0}', '{"$maxCount":-1}', '{"$maxCount":1.5}', '{"$maxCount":"two"}', '{"$tb":-1}'])(
    'ignores %s',
    (json) => expect(read(json)).toMatchObject({ truncateBefore: 0, maxCount: undefined }),
  );
  it.each(['{no', '[1]', '', 'null', '1'])('takes %j for none', (json) => expect(read(json)).toEqual(NO_METADATA));
  it('takes JSON events only', () => expect(read('{"$maxCount":2}', false)).toEqual(NO_METADATA));
  it('goes on as it was but for where it truncates', () => {
    expect(truncatedJson(event('{"$maxCount":2,"$tb":4,"mine":[5]}'), 9)).toBe('{"$maxCount":2,"$tb":9,"mine":[5]}');
    expect(truncatedJson(event('{no'), 9)).toBe('{"$tb":9}');
    expect(truncatedJson(undefined, 9)).toBe('{"$tb":9}');
  });
  it('knows a deletion', () => expect(isDeleted(read('{"$tb":9223372036854775807}'))).toBe(true));
});
