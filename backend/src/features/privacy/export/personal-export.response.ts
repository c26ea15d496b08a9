import {
  reportReasons,
  type ReportReason,
  type ExportedReport,
  type ExportedAccount,
  type ExportedComment,
  type ExportedIdentity,
  type ExportedName,
  type ExportedRating,
  type ExportedVisits,
  type ExportedVote,
  type MemberSession,
  type PersonalExport,
  type ProfileResponse,
} from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { MemberSessionBody } from '../../accounts/index.ts';
import { ProfileBody } from '../../profiles/index.ts';

const nullable = { type: String, nullable: true } as const;
const time = { format: 'date-time' } as const;

class ExportedIdentityBody implements ExportedIdentity {
  @ApiProperty() issuer!: string;
  @ApiProperty() subject!: string;
  @ApiProperty() emailVerified!: boolean;
  @ApiProperty({ ...nullable, ...time }) joinedAt!: string | null;
}

class ExportedAccountBody implements ExportedAccount {
  @ApiProperty() id!: string;
  @ApiProperty({ ...nullable, format: 'email' }) email!: string | null;
  @ApiProperty() emailVerified!: boolean;
  @ApiProperty(nullable) firstName!: string | null;
  @ApiProperty(nullable) lastName!: string | null;
  @ApiProperty(nullable) pictureUrl!: string | null;
  @ApiProperty() hasPassword!: boolean;
  @ApiProperty({ type: [ExportedIdentityBody] }) identities!: readonly ExportedIdentity[];
  @ApiProperty(time) createdAt!: string;
}

class ExportedNameBody implements ExportedName {
  @ApiProperty(nullable) firstName!: string | null;
  @ApiProperty(nullable) lastName!: string | null;
  @ApiProperty(time) since!: string;
}

class OfProduct {
  @ApiProperty() productId!: string;
  @ApiProperty(nullable) productName!: string | null;
}

class ExportedVoteBody extends OfProduct implements ExportedVote {
  @ApiProperty() id!: string;
  @ApiProperty() vote!: string;
  @ApiProperty(time) createdAt!: string;
}

class ExportedRatingBody extends OfProduct implements ExportedRating {
  @ApiProperty() id!: string;
  @ApiProperty({ minimum: 1, maximum: 5 }) stars!: number;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty({ ...nullable, ...time }) updatedAt!: string | null;
}

class RemovalBody {
  @ApiProperty(time) at!: string;
  @ApiProperty(nullable) reason!: string | null;
}

class ExportedCommentBody extends OfProduct implements ExportedComment {
  @ApiProperty() id!: string;
  @ApiProperty(nullable) parentId!: string | null;
  @ApiProperty(nullable) replyTo!: string | null;
  @ApiProperty(nullable) content!: string | null;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty({ ...nullable, ...time }) editedAt!: string | null;
  @ApiProperty() withdrawn!: boolean;
  @ApiProperty({ type: RemovalBody, nullable: true }) removed!: RemovalBody | null;
}

class ExportedReportBody extends OfProduct implements ExportedReport {
  @ApiProperty() id!: string;
  @ApiProperty() commentId!: string;
  @ApiProperty({ enum: reportReasons }) reason!: ReportReason;
  @ApiProperty(nullable) note!: string | null;
  @ApiProperty(time) createdAt!: string;
}

class ExportedVisitsBody extends OfProduct implements ExportedVisits {
  @ApiProperty({ format: 'date' }) day!: string;
  @ApiProperty() visits!: number;
}

export class PersonalExportBody implements PersonalExport {
  @ApiProperty(time) exportedAt!: string;
  @ApiProperty() account!: ExportedAccountBody;
  @ApiProperty({ type: [MemberSessionBody] }) sessions!: readonly MemberSession[];
  @ApiProperty({ type: [ExportedNameBody] }) names!: readonly ExportedName[];
  @ApiProperty({ type: ProfileBody, nullable: true }) profile!: ProfileResponse | null;
  @ApiProperty({ type: [ExportedVoteBody] }) votes!: readonly ExportedVote[];
  @ApiProperty({ type: [ExportedRatingBody] }) ratings!: readonly ExportedRating[];
  @ApiProperty({ type: [ExportedCommentBody] }) comments!: readonly ExportedComment[];
  @ApiProperty({ type: [ExportedReportBody] }) reports!: readonly ExportedReport[];
  @ApiProperty({ type: [ExportedVisitsBody] }) visits!: readonly ExportedVisits[];
}
