export { globalOptions, globalOptionsStream, keepGlobalOptions, type GlobalOptions } from './global-options.ts';
export { SetGlobalOptions } from './set-global-options.ts';
