export * from './closed-sockets.ts';
export * from './environment.ts';
export * from './event-store-address.ts';
export * from './listen-host.ts';
export * from './logged-errors.ts';
export * from './metrics.ts';
export * from './settings.ts';
export * from './until-answers.ts';
