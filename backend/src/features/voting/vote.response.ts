import type { VoteResponse } from '@henna/contracts';
import { ApiProperty } from '@nestjs/swagger';

export class VoteBody implements VoteResponse {
  @ApiProperty() id!: string;
  @ApiProperty() productId!: string;
  @ApiProperty() userId!: string;
  @ApiProperty() userName!: string;
  @ApiProperty({ description: "The option's label" }) vote!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}
