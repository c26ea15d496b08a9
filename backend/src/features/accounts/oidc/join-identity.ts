import { Injectable } from '@nestjs/common';
import { v4 } from 'uuid';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { Accounts, emailKey, joinedNow, EmailTakenError, type AccountDocument } from '../accounts.ts';
import { memberContext } from '../member-context.ts';
import { Members } from '../members.ts';
import { SignUps } from '../sign-ups.ts';
import type { Identity } from './identity.ts';
import { SignInProblem } from './sign-in-problem.ts';

const patienceMs = 1_000;

/** Finds or makes the account of somebody whom the identity provider vouches for. */
@Injectable()
export class JoinIdentity {
  constructor(
    private readonly accounts: Accounts,
    private readonly members: Members,
    private readonly signUps: SignUps,
    private readonly progress: ProjectionProgress,
  ) {}

  /**
   * @param signedIn the member who is signed in here and asked for this: an account with the same e-mail is joined only
   * by its owner. Throws {@link SignInProblem} `emailTaken` for anyone else.
   */
  async accountOf(identity: Identity, signedIn: string | undefined, request: HennaRequest): Promise<AccountDocument> {
    const known = await this.accounts.withIdentity(identity.key);
    if (known) return this.renewed(await this.finished(known, request), identity, request);
    const owner = identity.email === null ? null : await this.accounts.withEmail(identity.email);
    if (!owner || owner.pendingSince) return this.newAccount(identity, request);
    // Made by the same person's other sign-in, between the two reads.
    if (owner.identities?.includes(identity.key)) return owner;
    if (owner._id !== signedIn) throw new SignInProblem('emailTaken');
    await this.accounts.addIdentity(owner._id, joinedNow(identity.key, true));
    return this.renewed(owner, identity, request);
  }

  private async newAccount(identity: Identity, request: HennaRequest) {
    const { email } = identity;
    const account: AccountDocument = {
      _id: v4(),
      ...(email !== null && { email, emailKey: emailKey(email), emailVerified: true }),
      identities: [identity.key],
      identityJoins: [joinedNow(identity.key, email !== null)],
      firstName: identity.firstName,
      lastName: identity.lastName,
      pictureUrl: identity.pictureUrl,
      createdAt: new Date(),
    };
    const isSame = ({ identities }: AccountDocument) => identities?.includes(identity.key) ?? false;
    try {
      const joined = await this.signUps.join(memberContext(account._id, request), account, isSame);
      await this.follow(joined.position);
      await this.signUps.settle(joined.account);
      return joined.account;
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      const first = await this.accounts.withIdentity(identity.key);
      if (first) return this.finished(first, request);
      throw new SignInProblem('emailTaken', error);
    }
  }

  private async finished(account: AccountDocument, request: HennaRequest) {
    await this.follow(await this.signUps.finish(memberContext(account._id, request), account));
    await this.signUps.settle(account);
    return account;
  }

  /** The picture is the provider's; a name is taken from it only while there is none. */
  private async renewed(account: AccountDocument, identity: Identity, request: HennaRequest) {
    const { pictureUrl, firstName, lastName } = identity;
    if (pictureUrl !== (account.pictureUrl ?? null)) await this.accounts.setPerson(account._id, { pictureUrl });
    if (account.firstName || account.lastName || !(firstName || lastName)) return account;
    await this.follow(
      await this.members.rename(memberContext(account._id, request), account._id, { firstName, lastName }),
    );
    await this.accounts.setPerson(account._id, { firstName, lastName });
    return account;
  }

  private async follow(position: bigint | undefined) {
    if (position !== undefined) await this.progress.waitFor(position, patienceMs);
  }
}
