import type { CurrentUser, SessionResponse } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';

export class CurrentUserBody implements CurrentUser {
  @ApiProperty() id!: string;
  @ApiProperty({ type: String, nullable: true }) firstName!: string | null;
  @ApiProperty({ type: String, nullable: true }) lastName!: string | null;
  @ApiProperty({ type: String, format: 'email', nullable: true }) email!: string | null;
  @ApiProperty({ type: String, nullable: true }) profileImageUrl!: string | null;
  @ApiProperty({ description: 'False for who signs in through the identity provider only' }) hasPassword!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class SessionBody implements SessionResponse {
  @ApiProperty() userId!: string;
}
