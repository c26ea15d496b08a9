import {
  tones,
  traitValues,
  type Labels,
  type Tone,
  type Traits,
  type TraitName,
  type TraitValue,
} from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LabelsResponse } from '../../shared/http/labels.ts';

const oneOf = (name: TraitName) => ({ type: String, enum: traitValues[name], nullable: true }) as const;

/** What a member says of themselves; `null` where they say nothing. */
export class TraitsResponse {
  @ApiProperty(oneOf('skinType')) skinType!: TraitValue<'skinType'> | null;
  @ApiProperty(oneOf('skinTone')) skinTone!: TraitValue<'skinTone'> | null;
  @ApiProperty(oneOf('hairType')) hairType!: TraitValue<'hairType'> | null;
  @ApiProperty(oneOf('ageGroup')) ageGroup!: TraitValue<'ageGroup'> | null;
}

export const traitsResponse = (traits: Traits): TraitsResponse => ({
  skinType: traits.skinType ?? null,
  skinTone: traits.skinTone ?? null,
  hairType: traits.hairType ?? null,
  ageGroup: traits.ageGroup ?? null,
});

export class GroupRatingResponse {
  @ApiProperty({ description: 'One decimal' }) average!: number;
  @ApiProperty({ description: 'People who are counted, in steps of five' }) count!: number;
}

export class GroupOptionResponse {
  @ApiProperty({ description: "The option's label" }) key!: string;
  @ApiProperty({ type: LabelsResponse }) labels!: Labels;
  @ApiProperty({ enum: tones }) tone!: Tone;
  @ApiProperty({ description: 'Of the people of the group who voted' }) percentage!: number;
}

export class GroupVotesResponse {
  @ApiProperty({ description: 'People who are counted, in steps of five' }) count!: number;
  @ApiProperty({ type: [GroupOptionResponse], description: 'What most of them chose, at most five' })
  top!: GroupOptionResponse[];
}

/** What people with some traits say of a product. */
export class OpinionsResponse {
  @ApiProperty({ description: '`false` while there are too few of them, or too few others' }) enough!: boolean;
  @ApiPropertyOptional({ type: GroupRatingResponse, nullable: true }) rating?: GroupRatingResponse | null;
  @ApiPropertyOptional({ type: GroupVotesResponse, nullable: true }) votes?: GroupVotesResponse | null;
}
