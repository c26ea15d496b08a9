import type { MemberSession } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';

export class MemberSessionBody implements MemberSession {
  @ApiProperty({ description: 'Names the session, opens nothing' }) id!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time', description: 'Kept to a few minutes' }) lastSeenAt!: string;
  @ApiProperty({ type: String, nullable: true }) userAgent!: string | null;
  @ApiProperty() current!: boolean;
}
