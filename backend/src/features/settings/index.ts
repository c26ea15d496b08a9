export { SetGlobalOptions } from './set-global-options.ts';
