import type { MemberDocument } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PageOf } from '../../shared/http/paging.ts';
import { QueuedCommentResponse } from '../moderation/index.ts';
import { ProfileResponse } from '../profiles/index.ts';

const ways = ['local', 'oidc', 'import', 'demo'] as const satisfies readonly MemberDocument['via'][];
const nullable = { type: String, nullable: true } as const;

export class ListedMemberResponse {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ enum: ways, description: 'How the member joined' }) via!: (typeof ways)[number];
  @ApiProperty({ format: 'date-time' }) joinedAt!: string;
  @ApiProperty() muted!: boolean;
  @ApiProperty({ ...nullable, description: 'Null to moderators, and of who has no account' }) email!: string | null;
  @ApiProperty({ description: 'Active ones, as the next two' }) comments!: number;
  @ApiProperty() votes!: number;
  @ApiProperty() ratings!: number;
}

export class MemberPageResponse extends PageOf(ListedMemberResponse) {
  @ApiPropertyOptional({ description: 'With `q`: whether everything was searched' }) complete?: boolean;
}

export class MuteResponse {
  @ApiProperty(nullable) reason!: string | null;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ ...nullable, description: 'The token' }) by!: string | null;
}

export class MemberAccountResponse {
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty() emailVerified!: boolean;
  @ApiProperty() hasPassword!: boolean;
  @ApiProperty({ description: 'Signing in by the password asks for a code too' }) secondFactor!: boolean;
  @ApiProperty({ type: [String], description: 'Issuers of the identities that can sign in' }) providers!: string[];
  @ApiProperty({ description: 'Sessions that have not ended' }) sessions!: number;
}

/** A member with all that staff see of them. */
export class MemberResponse extends ListedMemberResponse {
  @ApiProperty({ type: MuteResponse, nullable: true }) mute!: MuteResponse | null;
  @ApiProperty({ type: MemberAccountResponse, nullable: true, description: 'Null for imported and demo members' })
  account!: MemberAccountResponse | null;
  @ApiProperty({ type: ProfileResponse, nullable: true, description: 'As everybody would see it, were it public' })
  profile!: ProfileResponse | null;
  @ApiProperty({ description: 'Removed by moderators, as the next two' }) removedComments!: number;
  @ApiProperty() removedVotes!: number;
  @ApiProperty() removedRatings!: number;
}

export class MemberReportsResponse extends PageOf(QueuedCommentResponse) {}
