import type { SearchSuggestionsResponse } from './suggest.response.ts';
import type { BrandDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { documentTokens, NameSearch, typesInOtherLanguage } from '../../search/index.ts';
import { CatalogueIndex } from '../catalogue-index.ts';
import { Listing } from '../listing.ts';

interface Named<Suggestion> {
  readonly words: readonly string[];
  readonly suggest: () => Suggestion;
}

type Brand = SearchSuggestionsResponse['brands'][number];
type Category = SearchSuggestionsResponse['categories'][number];

/** Brands, categories and subcategories by the beginnings of their words, the fullest first. */
@Injectable()
export class SuggestedNames {
  private brands: NamedSuggestions<Brand> | undefined;
  private categories: NamedSuggestions<Category> | undefined;

  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly listing: Listing,
  ) {
    catalogue.onChange(({ taxonomyChanged, reloaded }) => {
      if (taxonomyChanged || reloaded) this.brands = this.categories = undefined;
    });
  }

  /** @param corrects whether typos are corrected in a group where nothing matches */
  find(text: string, limit: number, corrects: boolean): Pick<SearchSuggestionsResponse, 'brands' | 'categories'> {
    this.brands ??= new NamedSuggestions(this.allBrands());
    this.categories ??= new NamedSuggestions(this.allCategories());
    return {
      brands: this.brands.fullest(text, limit, corrects),
      categories: this.categories.fullest(text, limit, corrects),
    };
  }

  private allBrands(): readonly Named<Brand>[] {
    return [...this.catalogue.allBrands()].filter(isShown).map((brand) => ({
      words: wordsOf(brand),
      suggest: () => ({ ...namesOf(brand), name: brand.name, productCount: this.listing.count(`brand:${brand._id}`) }),
    }));
  }

  private allCategories(): readonly Named<Category>[] {
    return [...this.catalogue.allCategories()].filter(isShown).flatMap((category) => [
      {
        words: wordsOf(category),
        suggest: () => ({
          category: category.name,
          subcategory: null,
          ...namesOf(category),
          productCount: this.listing.count(`category:${category._id}`),
        }),
      },
      ...category.subcategories.filter(isShown).map((subcategory) => ({
        words: wordsOf(subcategory),
        suggest: () => ({
          category: category.name,
          subcategory: subcategory.name,
          ...namesOf(subcategory),
          productCount: this.listing.count(`subcategory:${subcategory.id}`),
        }),
      })),
    ]);
  }
}

type Record = Pick<BrandDocument, 'name' | 'displayName' | 'labels'>;

const isShown = ({ active, removed }: { readonly active: boolean; readonly removed: boolean }) => active && !removed;

const namesOf = ({ displayName, labels }: Record) => ({ displayName, labels });

const wordsOf = ({ name, displayName, labels }: Record) => {
  const words = [name, displayName, labels.ar ?? ''].flatMap(documentTokens);
  return [...words, ...typesInOtherLanguage(words)];
};

class NamedSuggestions<Suggestion extends { readonly productCount: number }> {
  private readonly search = new NameSearch();

  constructor(private readonly all: readonly Named<Suggestion>[]) {
    for (const [number, { words }] of all.entries()) this.search.set(number, words);
  }

  fullest(text: string, limit: number, corrects: boolean): Suggestion[] {
    return this.search
      .find(text, corrects)
      .map((number) => this.all[number]!.suggest())
      .sort((a, b) => b.productCount - a.productCount)
      .slice(0, limit);
  }
}
