import { reportReasons, shelfStates, type ReportReason, type ShelfState } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { MemberSessionResponse } from '../accounts/index.ts';
import { ProfileResponse } from '../profiles/index.ts';
import { TraitsResponse } from '../traits/index.ts';

const nullable = { type: String, nullable: true } as const;
const time = { format: 'date-time' } as const;

export class ExportedIdentityResponse {
  @ApiProperty() issuer!: string;
  @ApiProperty() subject!: string;
  @ApiProperty() emailVerified!: boolean;
  @ApiProperty({ ...nullable, ...time }) joinedAt!: string | null;
}

export class ExportedPendingEmailResponse {
  @ApiProperty({ format: 'email' }) email!: string;
  @ApiProperty(time) expiresAt!: string;
}

export class ExportedAccountResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ ...nullable, format: 'email' }) email!: string | null;
  @ApiProperty() emailVerified!: boolean;
  @ApiProperty({ type: ExportedPendingEmailResponse, nullable: true, description: 'What an unused link would set' })
  pendingEmail!: ExportedPendingEmailResponse | null;
  @ApiProperty(nullable) firstName!: string | null;
  @ApiProperty(nullable) lastName!: string | null;
  @ApiProperty(nullable) pictureUrl!: string | null;
  @ApiProperty() hasPassword!: boolean;
  @ApiProperty({ ...nullable, ...time, description: 'Null while the second factor is off' })
  secondFactorSince!: string | null;
  @ApiProperty({ type: [ExportedIdentityResponse] }) identities!: readonly ExportedIdentityResponse[];
  @ApiProperty(time) createdAt!: string;
}

export class ExportedNameResponse {
  @ApiProperty(nullable) firstName!: string | null;
  @ApiProperty(nullable) lastName!: string | null;
  @ApiProperty(time) since!: string;
}

export class ExportedTraitsResponse extends TraitsResponse {
  @ApiProperty(time) since!: string;
}

export class ExportedMuteResponse {
  @ApiProperty(nullable) reason!: string | null;
  @ApiProperty(time) since!: string;
  @ApiProperty({ ...nullable, ...time }) until!: string | null;
}

class ProductReference {
  @ApiProperty() productId!: string;
  @ApiProperty(nullable) productName!: string | null;
}

export class ExportedVoteResponse extends ProductReference {
  @ApiProperty() id!: string;
  @ApiProperty() vote!: string;
  @ApiProperty(time) createdAt!: string;
}

export class ExportedRatingResponse extends ProductReference {
  @ApiProperty() id!: string;
  @ApiProperty({ minimum: 1, maximum: 5 }) stars!: number;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty({ ...nullable, ...time }) updatedAt!: string | null;
}

export class ExportedShelfItemResponse extends ProductReference {
  @ApiProperty({ enum: shelfStates }) state!: ShelfState;
  @ApiProperty({ type: Boolean, nullable: true }) again!: boolean | null;
  @ApiProperty(time) placedAt!: string;
  @ApiProperty(time) since!: string;
}

export class ExportedHelpfulMarkResponse extends ProductReference {
  @ApiProperty() commentId!: string;
  @ApiProperty(time) markedAt!: string;
}

export class ExportedRemovalResponse {
  @ApiProperty(time) at!: string;
  @ApiProperty(nullable) reason!: string | null;
}

export class ExportedCommentResponse extends ProductReference {
  @ApiProperty() id!: string;
  @ApiProperty(nullable) parentId!: string | null;
  @ApiProperty(nullable) replyTo!: string | null;
  @ApiProperty(nullable) content!: string | null;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty({ ...nullable, ...time }) editedAt!: string | null;
  @ApiProperty() withdrawn!: boolean;
  @ApiProperty({ description: 'It waits for a moderator' }) waiting!: boolean;
  @ApiProperty({ type: ExportedRemovalResponse, nullable: true }) removed!: ExportedRemovalResponse | null;
}

export class ExportedReportResponse extends ProductReference {
  @ApiProperty() id!: string;
  @ApiProperty() commentId!: string;
  @ApiProperty({ enum: reportReasons }) reason!: ReportReason;
  @ApiProperty(nullable) note!: string | null;
  @ApiProperty(time) createdAt!: string;
}

export class ExportedVisitsResponse extends ProductReference {
  @ApiProperty({ format: 'date' }) day!: string;
  @ApiProperty() visits!: number;
}

export class PersonalExportResponse {
  @ApiProperty(time) exportedAt!: string;
  @ApiProperty() account!: ExportedAccountResponse;
  @ApiProperty({ type: [MemberSessionResponse] }) sessions!: readonly MemberSessionResponse[];
  @ApiProperty({ type: [ExportedNameResponse] }) names!: readonly ExportedNameResponse[];
  @ApiProperty({ type: ProfileResponse, nullable: true }) profile!: ProfileResponse | null;
  @ApiProperty({ type: [ExportedMuteResponse], description: 'Oldest first' }) mutes!: readonly ExportedMuteResponse[];
  @ApiProperty({ type: [ExportedTraitsResponse] }) traits!: readonly ExportedTraitsResponse[];
  @ApiProperty({ type: [ExportedVoteResponse] }) votes!: readonly ExportedVoteResponse[];
  @ApiProperty({ type: [ExportedRatingResponse] }) ratings!: readonly ExportedRatingResponse[];
  @ApiProperty({ type: [ExportedShelfItemResponse] }) shelf!: readonly ExportedShelfItemResponse[];
  @ApiProperty({ type: [ExportedHelpfulMarkResponse], description: 'The comments that the member finds helpful' })
  helpful!: readonly ExportedHelpfulMarkResponse[];
  @ApiProperty({ type: [ExportedCommentResponse] }) comments!: readonly ExportedCommentResponse[];
  @ApiProperty({ type: [ExportedReportResponse] }) reports!: readonly ExportedReportResponse[];
  @ApiProperty({ type: [ExportedVisitsResponse] }) visits!: readonly ExportedVisitsResponse[];
}
