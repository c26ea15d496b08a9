import type { ResetLink } from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';

export class ResetLinkBody implements ResetLink {
  @ApiProperty({ description: 'Sets a new password, once' }) url!: string;
  @ApiProperty({ format: 'date-time' }) expiresAt!: string;
}
