import { limits } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { OptionalName } from '../../catalogue/index.ts';

const uploadPath = /^\/api\/uploads\/([0-9a-f-]{36})(?:\?.*)?$/;

export class RegisterImageRequest {
  @ApiProperty({ description: 'The `objectPath` of an upload' })
  @IsString()
  @MaxLength(limits.url)
  @Matches(uploadPath, { message: 'rawImageUrl must be the objectPath of an upload.' })
  rawImageUrl!: string;

  /** What the picture shows, for those who can't see it. */
  @OptionalName(limits.altText)
  altText?: string | null;
}

/** The upload that an object path names. */
export const uploadIdOf = ({ rawImageUrl }: RegisterImageRequest): string => uploadPath.exec(rawImageUrl)![1]!;
