import type { Page } from '@henna/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { adminRead, adminRequest, invalidatePaths } from '../../admin-kit/request.ts';
import type { components } from '../../lib/schema.gen.ts';

export type ModerationQueue = components['schemas']['ModerationQueueResponse'];
export type QueuedComment = components['schemas']['QueuedCommentResponse'];
export type QueuedReport = QueuedComment['reports'][number];
export type AdminComment = QueuedComment['comment'];

export const queueStates = ['open', 'settled'] as const;
export type QueueState = (typeof queueStates)[number];
export const queuePageSize = 20;

const queuePath = '/api/admin/moderation';

export const queueQuery = (state: QueueState, page: number) =>
  queryOptions({
    queryKey: [queuePath, { state, page, pageSize: queuePageSize }],
    queryFn: adminRead<ModerationQueue>,
  });

const shown = 6;
/** The latest active comments of one member. */
export const commentsOfMemberQuery = (userId: string) =>
  queryOptions({
    queryKey: ['/api/admin/comments', { userId, page: 1, pageSize: shown }],
    queryFn: adminRead<Page<AdminComment>>,
  });

const post = (path: string, body?: object) => adminRequest<unknown>(path, { method: 'POST', body });

/** @throws ApiError 409 `TEXT_CHANGED` where it waits to be shown and says something else by now */
export const keepComment = ({ comment: { id, editedAt } }: QueuedComment): Promise<unknown> =>
  post(`${queuePath}/${id}/keep`, { editedAt });
export const reopenReports = ({ comment: { id } }: QueuedComment): Promise<unknown> =>
  post(`${queuePath}/${id}/reopen`);
export const claimComment = (id: string): Promise<unknown> =>
  adminRequest(`${queuePath}/${id}/claim`, { method: 'PUT' });
export const releaseComment = (id: string): Promise<unknown> =>
  adminRequest(`${queuePath}/${id}/claim`, { method: 'DELETE' });
export const restoreComment = ({ comment: { id } }: QueuedComment): Promise<unknown> =>
  post(`/api/admin/comments/${id}/restore`);
export const removeComment = ({ comment: { id } }: QueuedComment, reason: string): Promise<unknown> =>
  adminRequest(`/api/admin/comments/${id}`, { method: 'DELETE', reason });

const affectedPaths = [queuePath, '/api/admin/comments', '/api/admin/history', '/api/admin/today', '/api/products'];

export const invalidateModeration = (client: QueryClient): Promise<void> => invalidatePaths(client, affectedPaths);
