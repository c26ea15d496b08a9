import type { BallotEvent } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { createHash } from 'node:crypto';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { invalidField } from '../../../shared/errors.ts';
import { eventId } from '../../../shared/ids.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { EventStore } from '../../../shared/stores/event-store.ts';
import { joinMember, member, memberStream, renamedIndex } from '../../accounts/index.ts';
import {
  brand,
  brandStream,
  brandUpdatedAt,
  category,
  categoryStream,
  categoryUpdatedAt,
  ChangeBrand,
  ChangeCategory,
  ChangeSubcategory,
  productStream,
  subcategoryUpdatedAt,
} from '../../catalogue/index.ts';
import { comment, commentStream, contentField, postComment, withdrawComment } from '../../commenting/index.ts';
import { addImage, PictureFiles, productImages } from '../../media/index.ts';
import { visitsStream } from '../../visits/index.ts';
import { ballot, ballotStream } from '../../voting/index.ts';
import type { Batch } from '../import/batch.ts';
import { RestoreDemo } from './restore-demo.ts';
import { RestoreRules } from './restore-rules.ts';
import type { BackupRow, PlannedSection, WrittenSection } from './restore-run.ts';
import { maybe, number, text, time } from './row-values.ts';

const renaming = (section: PlannedSection, context: CommandContext, id: string, name: string) => {
  if (section === 'brands') return new ChangeBrand(context, id, { name });
  if (section === 'categories') return new ChangeCategory(context, id, { name });
  return new ChangeSubcategory(context, id, undefined, { name });
};

/** Writes what only a complete backup holds. */
@Injectable()
export class RestoreWriters {
  constructor(
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly keys: PersonKeys,
    private readonly pictures: PictureFiles,
    private readonly rules: RestoreRules,
    private readonly demo: RestoreDemo,
  ) {}

  /** A record as an import takes it. One that was renamed enters under the first of its former names. */
  asRow(row: BackupRow, [first]: readonly string[]): BackupRow {
    const { previousNames: _, ...fields } = row;
    return first === undefined ? fields : { ...fields, name: first, updatedAt: null };
  }

  /** Renames it as it was renamed, so that old addresses lead to it. */
  async renameAsBefore(section: PlannedSection, row: BackupRow, names: readonly string[], batch: Batch): Promise<void> {
    const id = text(row, 'id');
    const changedAt = new Date(time(row, 'updatedAt')).toISOString();
    const updated = batch.context(`${id} updated`);
    for (const [index, name] of [...names.slice(1), text(row, 'name')].entries())
      await this.commands.execute(renaming(section, batch.context(`${id} rename ${index}`), id, name));
    if (section === 'brands') await this.runner.run(brand, brandStream(id), updated, brandUpdatedAt(changedAt));
    else if (section === 'categories')
      await this.runner.run(category, categoryStream(id), updated, categoryUpdatedAt(changedAt));
    else {
      const stream = categoryStream(text(row, 'categoryId'));
      await this.runner.run(category, stream, updated, subcategoryUpdatedAt(id, changedAt));
    }
  }

  async write(section: WrittenSection, row: BackupRow, batch: Batch, of: number): Promise<bigint | undefined> {
    switch (section) {
      case 'trendingRules':
        return this.rules.adopt(row, batch);
      case 'demo':
        return this.demo.tell(row, batch);
      case 'members':
        return this.join(row, batch);
      case 'pictures':
        return this.keepPicture(row);
      case 'productImages':
        return this.addImage(row, batch);
      case 'visits':
        return this.visit(row, batch, of);
      case 'votes':
        return this.vote(row, batch);
      case 'withdrawnRoots':
        return this.postRoot(row, batch);
    }
  }

  /** To be called when its replies are there. */
  async withdrawRoot(row: BackupRow, batch: Batch): Promise<bigint | undefined> {
    const id = text(row, 'id');
    const context = batch.context(`withdraw ${id}`);
    const decide = withdrawComment({ commentId: id, at: context.at });
    return (await this.runner.run(comment, commentStream(id), context, decide)).position;
  }

  private async join(row: BackupRow, batch: Batch) {
    const id = text(row, 'id');
    const stream = memberStream(id);
    const context = batch.context(`join ${id}`, time(row, 'joinedAt'), true);
    const sealed = async (field: 'firstName' | 'lastName') => {
      const name = maybe(row, field);
      return name && this.keys.seal(id, name, stream, eventId(context.commandId, stream, renamedIndex), field);
    };
    const names = { firstName: (await sealed('firstName')) || null, lastName: (await sealed('lastName')) || null };
    const decide = joinMember({ memberId: id, via: 'import', ...names, at: context.at });
    return (await this.runner.run(member, stream, context, decide)).position;
  }

  private async keepPicture(row: BackupRow) {
    const bytes = Buffer.from(text(row, 'data'), 'base64');
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (hash !== row['hash']) throw invalidField('data', 'PICTURE_DIFFERS');
    await this.pictures.keep({ hash, bytes, width: 0, height: 0 });
    return undefined;
  }

  private async addImage(row: BackupRow, batch: Batch) {
    const [imageId, productId, hash] = [text(row, 'id'), text(row, 'productId'), text(row, 'hash')];
    if (!/^[0-9a-f]{64}$/.test(hash)) throw invalidField('hash', 'NOT_A_HASH');
    const context = batch.context(`image ${imageId}`, time(row, 'createdAt'));
    const sizes = { width: number(row, 'width'), height: number(row, 'height'), fileSize: number(row, 'fileSize') };
    const decide = addImage({ imageId, hash, altText: maybe(row, 'altText'), ...sizes, addedAt: context.at });
    return (await this.runner.run(productImages, productStream(productId), context, decide)).position;
  }

  private async visit(row: BackupRow, batch: Batch, of: number) {
    const productId = text(row, 'productId');
    const userId = maybe(row, 'userId');
    const visitedAt = `${text(row, 'day').slice(0, 10)}T12:00:00.000Z`;
    const data = { productId, visitedAt, ...(userId && { userId }), visit: maybe(row, 'visit') ?? `${batch.id}.${of}` };
    const context = batch.context(`visit ${of}`);
    const stream = visitsStream(productId);
    const events = Array.from({ length: Math.min(number(row, 'count'), 10_000) }, (_, index) => ({
      id: eventId(context.commandId, stream, index),
      event: { type: 'ProductVisited' as const, data: { ...data, language: 'en' as const } },
      metadata: context.metadata(),
    }));
    return this.store.appendFreely(stream, events);
  }

  private async vote(row: BackupRow, batch: Batch) {
    const [voteId, productId, userId] = [text(row, 'id'), text(row, 'productId'), text(row, 'userId')];
    const facts = { voteId, productId, userId, optionId: text(row, 'optionId'), vote: text(row, 'vote') };
    const stream = ballotStream(productId, userId);
    const context = batch.context(`vote ${voteId}`, time(row, 'createdAt'));
    const { position } = await this.runner.run(ballot, stream, context, ({ votes }): BallotEvent[] =>
      votes.some(({ optionId }) => optionId === facts.optionId)
        ? []
        : [{ type: 'VoteCast', data: { ...facts, castAt: context.at } }],
    );
    return position;
  }

  /** Its text and author are gone: it is posted for the sake of its place, and taken back when its replies are there. */
  private async postRoot(row: BackupRow, batch: Batch) {
    const commentId = text(row, 'id');
    const stream = commentStream(commentId);
    const context = batch.context(`root ${commentId}`, time(row, 'createdAt'), true);
    const userId = batch.anonymousId;
    const content = await this.keys.seal(userId, '…', stream, eventId(context.commandId, stream, 0), contentField);
    const facts = { commentId, productId: text(row, 'productId'), userId, parentId: null, replyTo: null };
    const { position } = await this.runner.run(
      comment,
      stream,
      context,
      postComment({ ...facts, content, at: context.at }),
    );
    return position;
  }
}
