import { product, productStream, removeProduct, restoreProduct, type Product } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { RemovableRecords } from '../removal/removable-records.ts';
import { AdminProducts } from './admin-products.ts';

/** A product goes with what hangs on it. Restored, it stays hidden while its brand is removed. */
@Injectable()
export class ProductRemoval {
  constructor(records: RemovableRecords, products: AdminProducts) {
    records.add('product', async (id, at, revision) => ({
      aggregate: product,
      stream: productStream(id),
      remove: removeProduct({ revision, toResponse: await products.presenterOf(id, revision) }, at),
      restore: restoreProduct(at),
      answer: (state: Product) => products.answer(state!),
    }));
  }
}
