// Moderation: the queue of reported comments and the decisions about them.
// Loaded for staff only; other features import only from here.
export { ModerationPage } from './moderation-page.tsx';
export { queueSearchOf } from './queue-search.ts';
