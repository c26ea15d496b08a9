/** All texts, whenever they are loaded: for their types and the check that none is missing. */
export * from './account.en.ts';
export * from './accounts.en.ts';
export * from './admin.en.ts';
export * from './commenting.en.ts';
export * from './common.en.ts';
export * from './help.en.ts';
export * from './home.en.ts';
export * from './lists.en.ts';
export * from './product.en.ts';
export * from './profile.en.ts';
export * from './rating.en.ts';
export * from './refusals.en.ts';
export * from './report.en.ts';
export * from './search.en.ts';
export * from './shell.en.ts';
export * from './trend.en.ts';
export * from './voting.en.ts';
