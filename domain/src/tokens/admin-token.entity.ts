import { text, type Entity } from '../entities/entity.ts';
import type { AdminTokenEvent } from './admin-token.events.ts';
import { adminTokens, adminTokensStream, type AdminTokensState } from './admin-token.ts';

export const adminTokenEntity: Entity<'adminToken', AdminTokenEvent, AdminTokensState> = {
  kind: 'adminToken',
  id: { field: 'name' },
  stream: () => adminTokensStream,
  aggregate: adminTokens,
  sharesRevision: true,
  fields: { name: text, role: text, expiresAt: text, source: text },
  events: {
    AdminTokenCreated: { action: 'added', at: 'createdAt' },
    AdminTokenRevoked: { action: 'removed', at: 'revokedAt' },
  },
  title: 'name',
};
