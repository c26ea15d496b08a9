export * from './admin-refusals.ts';
export * from './public-refusals.ts';
export * from './refusal.ts';
