import { NotFoundError } from '@henna/domain';
import { Injectable, type PipeTransform } from '@nestjs/common';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id in a path; 404 for anything but a UUID. */
@Injectable()
export class Id implements PipeTransform<string, string> {
  transform(value: string): string {
    const id = value.toLowerCase();
    if (!uuid.test(id)) throw new NotFoundError('NOT_FOUND').withMessage('There is nothing with this id.');
    return id;
  }
}
