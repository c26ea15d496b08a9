// Live: sends changes to open pages as server-sent events.
// Other features import only from here.
export { LiveConnections } from './live-connections.ts';
export { LiveModule } from './live.module.ts';
