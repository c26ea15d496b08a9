import type { EventLocation } from '../log/recent-ids.ts';
import { ANY, checkExpectedRevision, NO_STREAM, STREAM_EXISTS } from './expected-revision.ts';

/** A stream with these ids at revisions 0, 1, 2, …; positions are ten times the revision. */
const given = (ids: string) => {
  const place = (revision: number): EventLocation => ({ revision, position: revision * 10 });
  const locationOf = (id: string) => (ids.includes(id) ? place(ids.indexOf(id)) : undefined);
  const locationIfAt = (revision: number, id: string) => (ids[revision] === id ? place(revision) : undefined);
  return {
    append: (appended: string, expected: number) => {
      const verdict = checkExpectedRevision(ids.length - 1, expected, [...appended], {
        locationOf,
        locationIfAt,
      });
      return verdict.kind === 'repeat' ? `repeat to ${verdict.at.revision}` : verdict.kind;
    },
  };
};
const WRONG = 'wrong-expected-version';

describe('what becomes of an append', () => {
  it('a new stream', () => {
    expect(given('').append('x', NO_STREAM)).toBe('append');
    expect(given('').append('x', ANY)).toBe('append');
    expect(given('').append('x', STREAM_EXISTS)).toBe(WRONG);
    expect(given('').append('x', 0)).toBe(WRONG);
    expect(given('a').append('x', STREAM_EXISTS)).toBe('append');
  });
  it('an exact revision: the last one, or a repeat of just what followed', () => {
    expect(given('abc').append('x', 2)).toBe('append');
    expect(given('abc').append('x', 5)).toBe(WRONG);
    expect(given('abc').append('bc', 0)).toBe('repeat to 2');
    expect(given('abc').append('b', 0)).toBe('repeat to 1');
    expect(given('abc').append('bx', 0)).toBe(WRONG);
    expect(given('abc').append('ab', NO_STREAM)).toBe('repeat to 1');
  });
  it('any revision: the first id decides whether it is a repeat', () => {
    expect(given('abc').append('cb', ANY)).toBe('repeat to 1');
    expect(given('abc').append('cx', ANY)).toBe(WRONG);
    expect(given('abc').append('xa', ANY)).toBe('append');
  });
  it('no events still have to meet the expectation', () => {
    expect(given('abc').append('', 2)).toBe('append');
    expect(given('abc').append('', 0)).toBe(WRONG);
    expect(given('abc').append('', ANY)).toBe('append');
  });
});
