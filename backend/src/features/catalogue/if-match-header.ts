import { ApiHeader } from '@nestjs/swagger';

/** Documents `If-Match`: the revision that the caller knows. */
export const IfMatchHeader = (): MethodDecorator & ClassDecorator =>
  ApiHeader({
    name: 'If-Match',
    required: false,
    description:
      'The revision that the caller knows; 409 `CHANGED_SINCE` with the `current` record when it has changed.',
  });
