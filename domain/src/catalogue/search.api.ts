import type { Labels } from '../shared/event.ts';
import type { ProductResponse } from './catalogue.api.ts';

/** `GET /api/search/suggest`: what the words typed so far may mean, best first. */
export interface SearchSuggestions {
  readonly products: readonly {
    readonly id: string;
    readonly name: string;
    readonly brand: string;
    readonly brandDisplayName: string;
    readonly imageUrl: string | null;
  }[];
  readonly brands: readonly {
    readonly name: string;
    readonly displayName: string;
    readonly labels: Labels;
    readonly productCount: number;
  }[];
  /** Keys; `subcategory` is `null` for a category itself, and `displayName` is that of what was found. */
  readonly categories: readonly {
    readonly category: string;
    readonly subcategory: string | null;
    readonly displayName: string;
    readonly labels: Labels;
    readonly productCount: number;
  }[];
}

/** `GET /api/products?cursor=`: `next` goes on after the last item, whatever has come or gone since; `null` at the end. */
export interface ProductSlice {
  readonly items: readonly ProductResponse[];
  readonly total: number;
  readonly pageSize: number;
  readonly next: string | null;
  /** As in `ProductPage`. */
  readonly corrected: string | null;
}
