import { Injectable } from '@nestjs/common';
import { v4 } from 'uuid';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { Accounts, emailKey, newIdentityLink, EmailTakenError, type AccountDocument } from '../accounts.ts';
import { memberContext, Members } from '../members.ts';
import { SignUps } from '../sign-ups.ts';
import type { ProviderIdentity } from './identity.ts';
import { SignInProblem } from './sign-in-problem.ts';

const viewTimeoutMs = 1_000;

/** Finds or creates the account of an identity. */
@Injectable()
export class OidcAccounts {
  constructor(
    private readonly accounts: Accounts,
    private readonly members: Members,
    private readonly signUps: SignUps,
    private readonly progress: ProjectionProgress,
  ) {}

  /**
   * @param signedIn the signed-in member who started the sign-in: only the owner of an account with the same e-mail may
   * link the identity to it. Throws {@link SignInProblem} `emailTaken` otherwise.
   */
  async findOrCreate(
    identity: ProviderIdentity,
    signedIn: string | undefined,
    request: HennaRequest,
  ): Promise<AccountDocument> {
    const linked = await this.accounts.byIdentity(identity.key);
    if (linked) return this.withProviderProfile(await this.completeSignUp(linked, request), identity, request);
    const owner = identity.email === null ? null : await this.accounts.byEmail(identity.email);
    if (!owner || owner.pendingSince) return this.create(identity, request);
    // A concurrent sign-in of the same person created it between the two reads.
    if (owner.identities?.includes(identity.key)) return owner;
    if (owner._id !== signedIn) throw new SignInProblem('emailTaken');
    await this.accounts.addIdentity(owner._id, newIdentityLink(identity.key, true));
    return this.withProviderProfile(owner, identity, request);
  }

  private async create(identity: ProviderIdentity, request: HennaRequest) {
    const { email } = identity;
    const account: AccountDocument = {
      _id: v4(),
      ...(email !== null && { email, emailKey: emailKey(email), emailVerified: true }),
      identities: [identity.key],
      identityJoins: [newIdentityLink(identity.key, email !== null)],
      firstName: identity.firstName,
      lastName: identity.lastName,
      pictureUrl: identity.pictureUrl,
      createdAt: new Date(),
    };
    const isSame = ({ identities }: AccountDocument) => identities?.includes(identity.key) ?? false;
    try {
      const joined = await this.signUps.signUp(memberContext(account._id, request), account, isSame);
      await this.waitForViews(joined.position);
      await this.signUps.markComplete(joined.account);
      return joined.account;
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      const first = await this.accounts.byIdentity(identity.key);
      if (first) return this.completeSignUp(first, request);
      throw new SignInProblem('emailTaken', error);
    }
  }

  private async completeSignUp(account: AccountDocument, request: HennaRequest) {
    await this.waitForViews(await this.signUps.complete(memberContext(account._id, request), account));
    await this.signUps.markComplete(account);
    return account;
  }

  /** Updates the picture; sets the names only if the account has none. */
  private async withProviderProfile(account: AccountDocument, identity: ProviderIdentity, request: HennaRequest) {
    const { pictureUrl, firstName, lastName } = identity;
    if (pictureUrl !== (account.pictureUrl ?? null)) await this.accounts.setProfile(account._id, { pictureUrl });
    if (account.firstName || account.lastName || !(firstName || lastName)) return account;
    await this.waitForViews(
      await this.members.rename(memberContext(account._id, request), account._id, { firstName, lastName }),
    );
    await this.accounts.setProfile(account._id, { firstName, lastName });
    return account;
  }

  private async waitForViews(position: bigint | undefined) {
    if (position !== undefined) await this.progress.waitFor(position, viewTimeoutMs);
  }
}
