export { startEventStore, type EventStoreOptions, type RunningEventStore } from './eventstoredb/start.ts';
