import { ApiProperty } from '@nestjs/swagger';
import { TraitsResponse } from '../traits/index.ts';

/** What the stream of a profile holds, and its files. */
export class ProfileFieldsResponse {
  /** The user's id: a person has one profile. */
  @ApiProperty() id!: string;
  @ApiProperty() userId!: string;
  @ApiProperty() displayName!: string;
  /** Shown to the owner only. */
  @ApiProperty({ type: String, nullable: true, format: 'email' }) email!: string | null;
  @ApiProperty({ type: String, nullable: true }) bio!: string | null;
  @ApiProperty({ type: String, nullable: true }) avatarUrl!: string | null;
  /** Present keys of categories, or texts that named none when they were chosen. */
  @ApiProperty({ type: [String] }) favoriteCategories!: readonly string[];
  @ApiProperty() isPublic!: boolean;
  /** The shelf is shown with the profile, while that is public. */
  @ApiProperty() shelfPublic!: boolean;
  /** The traits are shown with the profile, and beside comments, while that is public. */
  @ApiProperty() traitsPublic!: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}

/** A profile as its owner sees it; to others the e-mail is always `null`, and a private profile is not found. */
export class ProfileResponse extends ProfileFieldsResponse {
  @ApiProperty({ type: TraitsResponse, nullable: true, description: '`null` where they are not published' })
  traits!: TraitsResponse | null;
}
