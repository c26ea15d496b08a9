import { fallbackOptions, type MetricGroup } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { CatalogueIndex } from '../../listing/index.ts';

const languages: Readonly<Record<string, string>> = { en: 'English', ar: 'Arabic', unknown: 'Unknown' };

/** What groups are called now, in English. */
@Injectable()
export class GroupNames {
  constructor(private readonly catalogue: CatalogueIndex) {}

  /** @returns `null` for what was removed */
  nameOf(group: MetricGroup, key: string): string | null {
    switch (group) {
      case 'product':
        return this.catalogue.product(key)?.name ?? null;
      case 'brand':
        return this.catalogue.brand(key)?.displayName ?? null;
      case 'category':
        return this.catalogue.category(key)?.displayName ?? null;
      case 'subcategory':
        return this.subcategory(key);
      case 'option':
        return this.option(key);
      case 'language':
        return languages[key] ?? null;
    }
  }

  private subcategory(key: string): string | null {
    for (const { subcategories } of this.catalogue.allCategories()) {
      const found = subcategories.find(({ id }) => id === key);
      if (found) return found.displayName;
    }
    return null;
  }

  private option(key: string): string | null {
    const sets = [
      ...[...this.catalogue.allCategories()].flatMap(({ optionSet, subcategories }) => [
        optionSet?.options,
        ...subcategories.map((subcategory) => subcategory.optionSet?.options),
      ]),
      this.catalogue.globalOptions?.value.options,
      fallbackOptions,
    ];
    for (const set of sets) {
      const found = set?.find(({ id }) => id === key);
      if (found) return found.label;
    }
    return null;
  }
}
