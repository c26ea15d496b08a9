import type { MemberIdentity } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';

export class MemberIdentityBody implements MemberIdentity {
  @ApiProperty({ description: 'Names the identity, opens nothing' }) id!: string;
  @ApiProperty({ format: 'uri' }) issuer!: string;
  @ApiProperty({ description: 'The provider vouched for the e-mail when the identity was joined' })
  emailVerified!: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) joinedAt!: string | null;
}
