/** Scenarios that this node is not held to, each with the reason. */
export const SKIPPED_SCENARIOS: Record<string, string> = {
  'append repeat: an id that another stream had first, or last':
    'there an id counts only in the stream that had it first, so a repeat in a second stream is stored again; here it counts in each',
};

/** Parts of outcomes that differ on purpose; the rest of these scenarios counts. */
export const DIFFERENCES: { scenario: string; path: (string | number)[]; answer: unknown; why: string }[] = [
  {
    scenario: 'read raw: broken requests',
    path: ['no uuid option'],
    answer: [{ error: 'Error', code: 3 }, 'end'],
    why: 'a broken request: the recorded server never answers it, code 3 says what is wrong',
  },
];
