import { tokenRoles, type TokenRole } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import type { AccountDocument } from './accounts.ts';
import type { SecondFactor } from './second-factors.ts';
import type { SessionDocument } from './session-store.ts';

export class SecondFactorResponse {
  @ApiProperty({ format: 'date-time' }) since!: string;
  @ApiProperty({ description: 'Recovery codes that were not used' }) recoveryCodes!: number;
}

export class NewSecondFactorResponse {
  @ApiProperty({ description: 'In base 32, as authenticator apps take it' }) secret!: string;
  @ApiProperty({ format: 'uri', description: 'The same, for a QR code' }) otpauthUrl!: string;
}

export class RecoveryCodesResponse {
  @ApiProperty({ type: [String], description: 'Each counts once, instead of a code of the app' })
  recoveryCodes!: string[];
}

export class CurrentUserResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true }) firstName!: string | null;
  @ApiProperty({ type: String, nullable: true }) lastName!: string | null;
  @ApiProperty({
    type: String,
    format: 'email',
    nullable: true,
    description: 'Null if the identity provider did not vouch for one',
  })
  email!: string | null;
  @ApiProperty({ description: 'A link mailed to the e-mail was used, or the identity provider vouched for it' })
  emailVerified!: boolean;
  @ApiProperty({ type: String, nullable: true }) profileImageUrl!: string | null;
  @ApiProperty({ description: 'False for members who sign in through the identity provider only' })
  hasPassword!: boolean;
  @ApiProperty({ type: SecondFactorResponse, nullable: true, description: 'Null while it is off' })
  secondFactor!: SecondFactorResponse | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ description: 'The member can read and withdraw, but not write' }) muted!: boolean;
}

export class SessionResponse {
  @ApiProperty() userId!: string;
}

export class MemberSessionResponse {
  @ApiProperty({ description: 'Identifies the session, but does not grant access' }) id!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time', description: 'Accurate to a few minutes' }) lastSeenAt!: string;
  @ApiProperty({ type: String, nullable: true }) userAgent!: string | null;
  @ApiProperty() current!: boolean;
}

export class MemberIdentityResponse {
  @ApiProperty({ description: 'Identifies the identity, but does not grant access' }) id!: string;
  @ApiProperty({ format: 'uri' }) issuer!: string;
  @ApiProperty({ description: 'The provider vouched for the e-mail when the identity was joined' })
  emailVerified!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) joinedAt!: string | null;
}

export class ResetLinkResponse {
  @ApiProperty({ description: 'Sets a new password, once' }) url!: string;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}

export class EmailLinkResponse {
  @ApiProperty({ description: 'Sets the e-mail, once' }) url!: string;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}

export class TokenHolderResponse {
  @ApiProperty({ enum: [true] }) valid!: true;
  @ApiProperty({ description: 'The name recorded with every action of the token' }) name!: string;
  @ApiProperty({ enum: tokenRoles }) role!: TokenRole;
}

export class TokenRefusedResponse {
  @ApiProperty({ enum: [false] }) valid!: false;
  @ApiProperty() message!: string;
  @ApiProperty() code!: string;
}

export const currentUserResponse = (account: AccountDocument, muted: boolean): CurrentUserResponse => ({
  id: account._id,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email ?? null,
  emailVerified: account.emailVerified ?? false,
  profileImageUrl: account.pictureUrl ?? null,
  hasPassword: account.passwordHash !== undefined,
  secondFactor: account.secondFactor ? secondFactorResponse(account.secondFactor) : null,
  createdAt: account.createdAt.toISOString(),
  muted,
});

const secondFactorResponse = ({ since, recoveryCodes }: SecondFactor): SecondFactorResponse => ({
  since: since.toISOString(),
  recoveryCodes: Object.keys(recoveryCodes).length,
});

export const memberSessionResponse = (
  { _id, session, lastModified }: SessionDocument,
  current: string,
): MemberSessionResponse => ({
  id: _id,
  createdAt: new Date(session.startedAt ?? lastModified).toISOString(),
  lastSeenAt: lastModified.toISOString(),
  userAgent: session.userAgent ?? null,
  current: _id === current,
});
