import { linkOptions } from '@tanstack/react-router';
import type { Suggestion } from './suggestions.ts';

type Place = Extract<Suggestion, { readonly kind: 'category' | 'brand' | 'product' }>;

/** The page a suggestion leads to. */
export function linkToSuggestion(place: Place) {
  switch (place.kind) {
    case 'product':
      return linkOptions({ to: '/product/$id', params: { id: place.id } });
    case 'brand':
      return linkOptions({ to: '/brands/$brand', params: { brand: place.brand } });
    case 'category': {
      const { category, subcategory } = place;
      if (subcategory === null) return linkOptions({ to: '/category/$category', params: { category } });
      return linkOptions({ to: '/category/$category/$subcategory', params: { category, subcategory } });
    }
  }
}
