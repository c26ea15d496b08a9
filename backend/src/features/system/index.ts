// System: health, the state of the stores and views, and rebuilds.
// Other features import only from here.
export { SystemModule } from './system.module.ts';
