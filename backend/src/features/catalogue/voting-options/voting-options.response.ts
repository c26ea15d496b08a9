import type { AdminVotingOptionsResponse, CategoryRecord, OptionSetState, VotingOption } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { VotingOptionBody } from '../listing/product.responses.ts';

export class AdminVotingOptionsBody implements AdminVotingOptionsResponse {
  @ApiProperty({ description: "The category's or the subcategory's own id" }) id!: string;
  @ApiProperty() categoryKey!: string;
  @ApiProperty({ type: String, nullable: true, description: "`null`: the category's default" }) subcategory!:
    string | null;
  @ApiProperty({ type: [String] }) options!: string[];
  @ApiProperty({ type: [VotingOptionBody] }) details!: VotingOption[];
  @ApiProperty({ description: 'What `If-Match` takes; -1 where there is no set of its own' }) revision!: number;
}

export class AdminVotingOptionsPageBody {
  @ApiProperty({ type: [AdminVotingOptionsBody] }) items!: AdminVotingOptionsBody[];
  @ApiProperty() total!: number;
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
}

/** Whose set it is: a category's, or one of its subcategories'. */
export interface OptionOwner {
  readonly category: { readonly _id: string; readonly name: string };
  readonly subcategory: { readonly id: string; readonly name: string } | null;
}

export const adminVotingOptionsResponse = (
  { category, subcategory }: OptionOwner,
  { options, revision }: OptionSetState,
): AdminVotingOptionsResponse => ({
  id: subcategory?.id ?? category._id,
  categoryKey: category.name,
  subcategory: subcategory?.name ?? null,
  options: (options ?? []).map(({ label }) => label),
  details: [...(options ?? [])],
  revision,
});

/** A set of a category as it was decided, or of one of its subcategories. */
export const answeredSet = (
  category: CategoryRecord,
  subcategoryId: string | null,
  set: OptionSetState,
): AdminVotingOptionsResponse => {
  const subcategory = category.subcategories.find(({ id }) => id === subcategoryId) ?? null;
  return adminVotingOptionsResponse({ category, subcategory }, set);
};
