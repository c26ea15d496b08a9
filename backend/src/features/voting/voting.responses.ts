import { tones, tonesOf, type Labels, type Tone, type VotingOption } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LabelsResponse } from '../../shared/http/labels.ts';
import { PageOf } from '../../shared/http/paging.ts';
import { AdminContributionResponse, ContributionPageResponse, StatisticsPageResponse } from '../contributions/index.ts';
import { VoteStatisticsResponse } from '../listing/index.ts';

export class VoteResponse {
  @ApiProperty() id!: string;
  @ApiProperty() productId!: string;
  @ApiProperty() userId!: string;
  @ApiProperty() userName!: string;
  @ApiProperty({ description: "The option's label" }) vote!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
}

export class AdminVoteResponse extends AdminContributionResponse {
  @ApiProperty({ description: "The option's label, as it is now where the product still offers it" }) vote!: string;
  @ApiProperty({ description: 'The product still offers the option: only then the vote counts' }) current!: boolean;
}

export class AdminVotePageResponse extends ContributionPageResponse {
  @ApiProperty({ type: [AdminVoteResponse] }) items!: AdminVoteResponse[];
}

export class ProductVoteStatisticsResponse extends VoteStatisticsResponse {
  @ApiProperty() productId!: string;
  @ApiProperty() productName!: string;
  @ApiProperty() brandDisplayName!: string;
}

export class AdminVoteStatisticsResponse extends StatisticsPageResponse {
  @ApiProperty({ type: [ProductVoteStatisticsResponse] }) items!: ProductVoteStatisticsResponse[];
  @ApiProperty({ description: 'Active votes, also for retired options' }) votes!: number;
}

export class VotingOptionResponse implements VotingOption {
  @ApiProperty() id!: string;
  @ApiProperty() label!: string;
  @ApiPropertyOptional({ type: LabelsResponse }) labels?: LabelsResponse;
  @ApiPropertyOptional({ enum: tones, description: 'Absent: neutral' }) tone?: Tone;
}

export class VotingOptionsResponse {
  @ApiProperty({ type: [String] }) options!: string[];
  @ApiProperty({ type: [VotingOptionResponse] }) details!: readonly VotingOptionResponse[];
}

export class AdminVotingOptionsResponse extends VotingOptionsResponse {
  @ApiProperty({ description: "The category's or the subcategory's own id" }) id!: string;
  @ApiProperty() categoryKey!: string;
  @ApiProperty({ type: String, nullable: true, description: "`null`: the category's default" }) subcategory!:
    string | null;
  @ApiProperty({ description: 'What `If-Match` takes; -1 where there is no set of its own' }) revision!: number;
}

export class AdminVotingOptionsPageResponse extends PageOf(AdminVotingOptionsResponse) {}

export class GlobalVotingOptionsResponse {
  @ApiProperty({ type: [String] }) options!: string[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', properties: { ar: { type: 'string' } } },
    description: 'By option, for those that have any',
  })
  labels!: Record<string, Labels>;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string', enum: [...tones] }, description: 'By option' })
  tones!: Record<string, Tone>;
  @ApiProperty({ description: 'What `If-Match` takes; -1 until options are set' }) revision!: number;
}

export const globalOptionsResponse = (
  options: readonly VotingOption[],
  revision: number,
): GlobalVotingOptionsResponse => ({
  options: options.map(({ label }) => label),
  labels: Object.fromEntries(options.flatMap(({ label, labels }) => (labels ? [[label, labels]] : []))),
  tones: tonesOf(options),
  revision,
});
