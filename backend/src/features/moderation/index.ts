// Members report comments of others; moderators work through the queue of reported comments
// and decide whether to keep them.
export { ModerationModule } from './moderation.module.ts';
export { QueuedCommentResponse } from './moderation.responses.ts';
export { ModerationQueue } from './moderation-queue.ts';
