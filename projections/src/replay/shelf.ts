import type { RecordedHennaEvent } from '@henna/domain';
import { instant } from '../facts.ts';

interface Shown {
  removed: boolean;
}
interface Product extends Shown {
  readonly created: number;
  brandId: string;
}

const set = (record: Shown | undefined, removed: boolean) => {
  if (record) record.removed = removed;
};

/** The products of the log and which of them the public sees: neither removed nor of a removed brand. */
export class Shelf {
  private readonly products = new Map<string, Product>();
  private readonly brands = new Map<string, Shown>();

  /** When a product was made, ms since 1970; `undefined` where it is not seen. */
  createdAt(productId: string): number | undefined {
    const product = this.products.get(productId);
    if (!product || product.removed || this.brands.get(product.brandId)?.removed) return undefined;
    return product.created;
  }

  take({ type, data }: RecordedHennaEvent): void {
    switch (type) {
      case 'ProductAdded': {
        const created = instant(data.addedAt).getTime();
        this.products.set(data.productId, { created, brandId: data.brandId, removed: false });
        return;
      }
      case 'ProductChanged': {
        const product = this.products.get(data.productId);
        if (product) product.brandId = data.to.brandId ?? product.brandId;
        return;
      }
      case 'ProductRemoved':
      case 'ProductRestored':
        return set(this.products.get(data.productId), type === 'ProductRemoved');
      case 'BrandAdded':
        return void this.brands.set(data.brandId, { removed: false });
      case 'BrandRemoved':
      case 'BrandRestored':
        return set(this.brands.get(data.brandId), type === 'BrandRemoved');
      default:
    }
  }
}
