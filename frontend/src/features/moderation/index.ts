export { ModerationPage } from './moderation-page.tsx';
export { queueSearchOf } from './queue-search.ts';
