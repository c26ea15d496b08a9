import { Injectable } from '@nestjs/common';
import { CatalogueIndex, type ProductEntry } from '../../catalogue/index.ts';

/** Which pictures the public may see: those that a visible product shows. */
@Injectable()
export class PublicPictures {
  /** The ids of the products that a picture stands for, by its hash. */
  private shownBy = new Map<string, Set<string>>();

  constructor(private readonly catalogue: CatalogueIndex) {
    catalogue.onChange(({ products, reloaded }) => {
      if (reloaded) return this.reload();
      for (const { before, after } of products) this.follow(before, after);
    });
  }

  has(hash: string): boolean {
    const products = this.shownBy.get(hash);
    return products !== undefined && [...products].some((id) => this.catalogue.visibleProduct(id));
  }

  private reload() {
    this.shownBy = new Map();
    for (const product of this.catalogue.allProducts()) this.follow(undefined, product);
  }

  private follow(before: ProductEntry | undefined, after: ProductEntry) {
    for (const { hash } of before?.images ?? []) {
      const products = this.shownBy.get(hash);
      products?.delete(after._id);
      if (products?.size === 0) this.shownBy.delete(hash);
    }
    for (const { hash } of after.images ?? [])
      this.shownBy.set(hash, (this.shownBy.get(hash) ?? new Set()).add(after._id));
  }
}
