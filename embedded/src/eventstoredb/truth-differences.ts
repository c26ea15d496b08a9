/** Scenarios that this node is not held to, each with the reason. */
export const LEFT_OUT: Record<string, string> = {
  'append repeat: an id that another stream had first, or last':
    'there an id counts only in the stream that had it first, so a repeat in a second stream is stored again; here it counts in each',
};

export interface Difference {
  scenario: string;
  /** Where in the outcome, and what this node answers there. */
  path: (string | number)[];
  answer: unknown;
  why: string;
}

const unicode = 'append: errors name a unicode stream';
const broken = 'a trailer is ASCII: the recorded server breaks off with HTTP 500, this node encodes the name';
const encoded = '%E6%97%A5%E6%9C%AC%E8%AA%9E%F0%9F%99%82';
const deleted = {
  error: 'StreamDeletedError',
  type: 'stream-deleted',
  code: 9,
  streamName: encoded,
  trailers: { exception: 'stream-deleted', 'stream-name': encoded },
};

/** Parts of outcomes that differ on purpose; the rest of these scenarios counts. */
export const DIFFERENCES: Difference[] = [
  { scenario: unicode, path: ['gone', 'plain'], answer: deleted, why: broken },
  { scenario: unicode, path: ['read'], answer: deleted, why: broken },
  {
    scenario: unicode,
    path: ['wrongDelete'],
    answer: {
      error: 'WrongExpectedVersionError',
      type: 'wrong-expected-version',
      code: 9,
      streamName: encoded,
      expectedVersion: 7,
      actualVersion: 0,
      trailers: {
        'actual-version': '0',
        exception: 'wrong-expected-version',
        'expected-version': '7',
        'stream-name': encoded,
      },
    },
    why: broken,
  },
  {
    scenario: 'read raw: broken requests',
    path: ['no uuid option'],
    answer: [{ error: 'Error', code: 3 }, 'end'],
    why: 'a broken request: the recorded server never answers it, code 3 says what is wrong',
  },
];
