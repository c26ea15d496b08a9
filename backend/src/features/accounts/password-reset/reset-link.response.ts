import type { ResetLink } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';

export class ResetLinkBody implements ResetLink {
  @ApiProperty({ description: 'Sets a new password, once' }) url!: string;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}
