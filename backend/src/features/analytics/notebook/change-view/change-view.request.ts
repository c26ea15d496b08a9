import { PartialType, PickType } from '@nestjs/swagger';
import { KeepViewRequest } from '../keep-view/keep-view.request.ts';

/** Fields that are absent stay. */
export class ChangeViewRequest extends PartialType(PickType(KeepViewRequest, ['title', 'note']), {
  skipNullProperties: false,
}) {}
