/** What `/api/health` says is wrong. */
export const healthProblems = {
  eventStore: 'the event store does not answer',
  documentStore: 'the document store does not answer',
  worker: 'no projections worker is at work',
  loading: 'the catalogue is being loaded',
  pictures: 'the store of pictures does not answer, or refuses',
} as const;
