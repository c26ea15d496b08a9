/** A store as people are told about it: its kind and the hosts of its address, without credentials and options. */
export const storeAt = (kind: 'EventStoreDB' | 'MongoDB', address: string): string =>
  `${kind} at ${/^[^/]*\/\/(?:[^@/]*@)?([^/?]*)/.exec(address)?.[1] ?? address}`;

/** What `/api/health` says is wrong. */
export const healthProblems = {
  eventStore: 'the event store does not answer',
  documentStore: 'the document store does not answer',
  worker: 'no projections worker is at work',
  loading: 'the catalogue is being loaded',
} as const;
