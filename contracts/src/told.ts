/** Sentences of the service, for clients that say them in other languages: apart, as most pages need none of them. */
export * from './analytics/analytics-refusals.ts';
export * from './analytics/replay-failures.ts';
export * from './transfer/import-reasons.ts';
