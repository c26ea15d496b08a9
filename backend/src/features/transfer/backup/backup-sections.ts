import { Injectable } from '@nestjs/common';
import { ErasedMembers } from '../../../shared/erasure/erased-members.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { PictureFiles } from '../../media/index.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import type { LogSnapshot } from './log-snapshot.ts';
import { comments, ratings, votes, withdrawnRoots } from './sections/act.sections.ts';
import {
  banners,
  brands,
  categories,
  removedCategories,
  removedSubcategories,
  settings,
  subcategories,
  votingOptions,
} from './sections/catalogue.sections.ts';
import { demoOf, demoRecords } from './sections/demo.sections.ts';
import { members, profiles } from './sections/member.sections.ts';
import { pictureFiles, productImages, products, visits } from './sections/product.sections.ts';
import { rulesOfTrending } from './sections/rules.section.ts';
import type { Rows } from './sections/rows.ts';

/** The records of a complete backup, each section from the log as it stood at one position. */
@Injectable()
export class BackupSections {
  constructor(
    private readonly keys: PersonKeys,
    private readonly pictures: PictureFiles,
    private readonly erased: ErasedMembers,
  ) {}

  /** In the order in which one needs the other. */
  of(log: LogSnapshot, facts: CatalogueFacts): Readonly<Record<string, () => Rows>> {
    const rootsOfReplies = new Set<string>();
    return {
      erased: () => this.erasedIds(),
      trendingRules: () => rulesOfTrending(log),
      demo: () => demoOf(log),
      demoRecords: () => demoRecords(log),
      brands: () => brands(facts),
      categories: () => categories(facts),
      subcategories: () => subcategories(facts),
      removedCategories: () => removedCategories(facts),
      removedSubcategories: () => removedSubcategories(facts),
      votingOptions: () => votingOptions(facts),
      settings: () => settings(log),
      products: () => products(log, facts),
      members: () => members(log, this.keys),
      profiles: () => profiles(log, facts, this.keys),
      productImages: () => productImages(log, facts),
      pictures: () => pictureFiles(log, facts, this.pictures),
      visits: () => visits(log, facts),
      votes: () => votes(log, facts),
      ratings: () => ratings(log, facts),
      comments: () => comments(log, facts, rootsOfReplies, this.keys),
      withdrawnRoots: () => withdrawnRoots(log, rootsOfReplies),
      banners: () => banners(log),
    };
  }

  /** Of people whom nothing may bring back, wherever this is restored. */
  private async *erasedIds(): Rows {
    for (const id of await this.erased.all()) yield { id };
  }
}
