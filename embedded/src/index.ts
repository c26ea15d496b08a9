export { startEventStore, type EventStoreOptions, type RunningEventStore } from './eventstoredb/start.ts';
export { startDocumentStore, type DocumentStoreOptions, type RunningDocumentStore } from './mongodb/document-store.ts';
