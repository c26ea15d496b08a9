import type { Labels } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { LabelsResponse } from '../../shared/http/labels.ts';
import { PageOf } from '../../shared/http/paging.ts';

export class ContributionProductResponse {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() brandDisplayName!: string;
  @ApiProperty() category!: string;
  @ApiProperty({ type: String, nullable: true }) imageUrl!: string | null;
}

export class VotedOptionResponse {
  @ApiProperty({ description: 'The label of the option' }) key!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: Labels;
}

/** A vote, a rating or a comment of one member. What does not belong to its kind is `null`. */
export class MemberContributionResponse {
  @ApiProperty() id!: string;
  @ApiProperty({ type: ContributionProductResponse, nullable: true, description: '`null` while it is hidden' })
  product!: ContributionProductResponse | null;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: VotedOptionResponse, nullable: true, description: 'Of a vote' })
  vote!: VotedOptionResponse | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    minimum: 1,
    maximum: 5,
    description: 'Of a rating; of a root comment what its author gives the product now',
  })
  stars!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of a comment' }) content!: string | null;
  @ApiProperty({ description: 'Of a comment: it is a reply' }) reply!: boolean;
}

export class MemberContributionPageResponse extends PageOf(MemberContributionResponse) {}
