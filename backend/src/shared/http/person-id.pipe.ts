import { NotFoundError } from '@henna/domain';
import { Injectable, type PipeTransform } from '@nestjs/common';

/** What the id of a member may be: a UUID, or that of an imported one. */
export const personIdPattern = /^[\w.:@|-]{1,128}$/;

/** A member's id in a path; 404 for anything that can be none. */
@Injectable()
export class PersonId implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!personIdPattern.test(id)) throw new NotFoundError('MEMBER_NOT_FOUND');
    return id;
  }
}
