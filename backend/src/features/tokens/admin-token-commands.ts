import {
  adminTokens,
  adminTokensStream,
  ConflictError,
  createAdminToken,
  NotFoundError,
  revokeAdminToken,
  type TokenRole,
} from '@henna/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { hashToken } from '../../settings.ts';
import { AdminTokens, type ListedToken } from '../../shared/auth/admin-tokens.ts';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';

const tokenBytes = 24;
const dayMs = 24 * 60 * 60_000;

/** Whether a token opens anything now. */
export const isValid = ({ revokedAt, expiresAt }: ListedToken, now = Date.now()): boolean =>
  revokedAt === null && (expiresAt === null || expiresAt.getTime() > now);

/** Creates and revokes tokens: the log says that it was done, the private database makes it so. */
@Injectable()
export class AdminTokenCommands implements OnApplicationBootstrap {
  constructor(
    private readonly tokens: AdminTokens,
    private readonly runner: CommandRunner,
  ) {}

  onApplicationBootstrap(): void {
    // Where a store does not answer, the next start or revocation does it.
    void this.finishRevocations().catch(() => undefined);
  }

  /** @returns the token in the clear, to be shown once. Throws a 409. */
  async create(context: CommandContext, name: string, role: TokenRole, days: number) {
    const createdAt = new Date(context.time);
    const expiresAt = new Date(context.time + days * dayMs);
    const created = { name, role, expiresAt: expiresAt.toISOString(), source: 'panel', createdAt: context.at } as const;
    const names = (await this.tokens.list()).map((each) => each.name);
    const decision = createAdminToken(created, names);
    const { position } = await this.runner.run(adminTokens, adminTokensStream, context, decision);
    const token = randomBytes(tokenBytes).toString('base64url');
    const createdBy = context.actor.name ?? null;
    const hash = hashToken(token);
    await this.tokens.store({ _id: name, role, hash, expiresAt, source: 'panel', createdAt, createdBy });
    return { token, expiresAt, position };
  }

  /** Revoking again is a no-op. Throws a 404, and a 409 for the last token of an administrator. */
  async revoke(context: CommandContext, name: string): Promise<bigint | undefined> {
    const listed = await this.tokens.list();
    const token = listed.findLast((each) => each.name === name);
    if (!token) throw new NotFoundError('TOKEN_NOT_FOUND');
    if (token.source === 'environment') throw new ConflictError('TOKEN_OF_ENVIRONMENT');
    const admins = listed.filter((each) => each.role === 'admin' && isValid(each));
    const [others, isValidAdmin] = [admins.filter((each) => each !== token), admins.includes(token)];
    const isKeptByEnvironment = others.some(({ source }) => source === 'environment');
    const decision = revokeAdminToken(
      name,
      { isValidAdmin: isValidAdmin && !isKeptByEnvironment, otherAdmins: others.map((each) => each.name) },
      context.at,
    );
    const { position } = await this.runner.run(adminTokens, adminTokensStream, context, decision);
    await this.tokens.revoke([name], new Date(context.time));
    return position;
  }

  /** Revocations that were cut off between the two stores. */
  private async finishRevocations() {
    const { state } = await this.runner.fold(adminTokens, adminTokensStream);
    const isRevoked = (name: string) => state.get(name.toLowerCase())?.revoked === true;
    const left = (await this.tokens.list()).filter(({ name, revokedAt }) => revokedAt === null && isRevoked(name));
    if (left.length === 0) return;
    const names = left.map(({ name }) => name);
    await this.tokens.revoke(names, new Date());
  }
}
