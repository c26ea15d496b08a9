import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EntityKind, Labels, Shade, Tone, Traits } from '@henna/domain';
import type { RecordRow } from '../../shared/entities/record-file.ts';
import type { DemoTexts } from './activity/activity.ts';

export interface OptionSeed {
  readonly label: string;
  readonly ar?: string;
  readonly tone?: Tone;
}

export interface SubcategorySeed {
  readonly name: string;
  readonly displayName: string;
  readonly labels: Labels;
  readonly sortOrder: number;
  readonly description?: string;
  readonly descriptionLabels?: Labels;
  /** Its own set; absent: that of its category. */
  readonly options?: readonly OptionSeed[];
}

export interface CategorySeed extends SubcategorySeed {
  readonly options: readonly OptionSeed[];
  readonly subcategories: readonly SubcategorySeed[];
}

export interface ProductSeed {
  readonly brand: string;
  readonly name: string;
  readonly category: string;
  readonly subcategory: string;
  readonly description: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
  readonly shades?: readonly Shade[];
}

/** `data/catalogue.json` */
export interface CatalogueSeed {
  readonly brands: readonly { readonly name: string; readonly displayName: string }[];
  readonly categories: readonly CategorySeed[];
  readonly products: readonly ProductSeed[];
}

/** A record of a kind whose feature says what becomes of the rows of its file. */
export interface RecordSeed {
  /** Its id and its command follow from it: unique among them. */
  readonly name: string;
  readonly kind: EntityKind;
  /** As its file has it. */
  readonly row: RecordRow;
}

/** What a member with a public profile says there. */
export interface ProfileSeed {
  readonly bio: string;
  /** As the text has them. */
  readonly traits: Traits;
  /** Names of categories. */
  readonly favoriteCategories: readonly string[];
  readonly shelfPublic: boolean;
  readonly traitsPublic: boolean;
}

export interface MemberSeed {
  readonly name: string;
  readonly language: 'en' | 'ar';
  readonly profile?: ProfileSeed;
}

/** `data/demo-activity.json` */
export interface ActivitySeed {
  readonly members: readonly MemberSeed[];
  readonly records: readonly RecordSeed[];
}

export interface DemoData {
  readonly catalogue: CatalogueSeed;
  readonly activity: ActivitySeed;
  readonly texts: DemoTexts;
}

/** The package's `data` folder, above the source as well as above the built program. */
const dataFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'data', 'catalogue.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The folder with catalogue.json is missing.');
    folder = parent;
  }
  return join(folder, 'data');
};

/** Reads what the demo is made of. */
export const readDemoData = (): DemoData => {
  const folder = dataFolder();
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return {
    catalogue: read('catalogue.json') as CatalogueSeed,
    activity: read('demo-activity.json') as ActivitySeed,
    texts: read('demo-comments.json') as DemoTexts,
  };
};
