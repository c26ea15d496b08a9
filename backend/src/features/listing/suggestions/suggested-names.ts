import type { SearchSuggestionsResponse } from './suggest.response.ts';
import type { BrandDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { queryTokens, documentTokens, typesInOtherLanguage } from '../../search/index.ts';
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
  private brands: readonly Named<Brand>[] | undefined;
  private categories: readonly Named<Category>[] | undefined;

  constructor(
    private readonly catalogue: CatalogueIndex,
    private readonly listing: Listing,
  ) {
    catalogue.onChange(({ taxonomyChanged, reloaded }) => {
      if (taxonomyChanged || reloaded) this.brands = this.categories = undefined;
    });
  }

  find(text: string, limit: number): Pick<SearchSuggestionsResponse, 'brands' | 'categories'> {
    const asked = queryTokens(text);
    return {
      brands: fullest(matching((this.brands ??= this.allBrands()), asked), limit),
      categories: fullest(matching((this.categories ??= this.allCategories()), asked), limit),
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

const matching = <Suggestion>(all: readonly Named<Suggestion>[], asked: readonly string[]): readonly Suggestion[] =>
  asked.length === 0
    ? []
    : all
        .filter(({ words }) => asked.every((each) => words.some((word) => word.startsWith(each))))
        .map(({ suggest }) => suggest());

const fullest = <Suggestion extends { readonly productCount: number }>(found: readonly Suggestion[], limit: number) =>
  [...found].sort((a, b) => b.productCount - a.productCount).slice(0, limit);
