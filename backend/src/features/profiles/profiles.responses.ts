import { ApiProperty } from '@nestjs/swagger';

/** A profile as its owner sees it; to others the e-mail is always `null`, and a private profile is not found. */
export class ProfileResponse {
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
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
}
