import { tokenRoles, type TokenRole } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import type { ListedToken } from '../../shared/auth/admin-tokens.ts';
import { isValid } from './admin-token-commands.ts';

const sources = ['panel', 'command', 'start', 'environment'] as const satisfies readonly ListedToken['source'][];
const states = ['valid', 'expired', 'revoked'] as const;
type State = (typeof states)[number];

export class AdminTokenResponse {
  @ApiProperty({ description: 'Recorded with every action of the token' }) name!: string;
  @ApiProperty({ enum: tokenRoles }) role!: TokenRole;
  @ApiProperty({ enum: states }) state!: State;
  @ApiProperty({
    enum: sources,
    description: '`environment`: set by ADMIN_TOKENS; `start`: by the first start. Neither expires or is revoked here',
  })
  source!: ListedToken['source'];
  @ApiProperty({ description: 'It is the token of this request' }) own!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) createdAt!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Name of the token that created it' })
  createdBy!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: it does not expire' })
  expiresAt!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Accurate to a minute' })
  lastUsedAt!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) revokedAt!: string | null;
}

export class NewAdminTokenResponse {
  @ApiProperty({ description: 'The token itself, shown this once' }) token!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: tokenRoles }) role!: TokenRole;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}

const stateOf = (token: ListedToken): State =>
  token.revokedAt !== null ? 'revoked' : isValid(token) ? 'valid' : 'expired';
const instant = (time: Date | null) => time?.toISOString() ?? null;

/** @param ownHash of the token of the request */
export const adminTokenResponse = (token: ListedToken, ownHash: string): AdminTokenResponse => ({
  name: token.name,
  role: token.role,
  state: stateOf(token),
  source: token.source,
  own: token.hash === ownHash,
  createdAt: instant(token.createdAt),
  createdBy: token.createdBy,
  expiresAt: instant(token.expiresAt),
  lastUsedAt: instant(token.lastUsedAt),
  revokedAt: instant(token.revokedAt),
});
