import type { TimeSlices } from '../../shared/slices.ts';
import { TextSearch } from '../search/index.ts';
import type { CatalogueChanges, ProductChange } from './catalogue-index.ts';
import type { Catalogue, ProductEntry } from './catalogue.ts';
import { ProductCells } from './facet-counts.ts';
import { listedProduct, groupSortKeys, type ListedProduct } from './listed-product.ts';
import { ListedProducts } from './listed-products.ts';
import { ProductTags, tagsOf } from './product-tags.ts';
import { SortedProducts, keepsBuckets, type ListedChange } from './sorted-products.ts';

/** What lists are answered from: the visible products of a catalogue by slot, in every order, by choice and by word. */
export class ListingIndex {
  readonly listed = new ListedProducts();
  readonly cells = new ProductCells();
  readonly tags = new ProductTags(this.cells);
  readonly search: TextSearch;
  sorted = new SortedProducts();

  constructor(private readonly catalogue: Catalogue) {
    this.search = new TextSearch(catalogue);
    this.search.reindexNames();
  }

  /** Takes up products that are sorted later, together. */
  async load(products: readonly ProductChange[], slices: TimeSlices): Promise<void> {
    for (const { before, after } of products) {
      const { was, is } = this.change(after, before);
      if (was && is) Object.assign(was, is);
      if (slices.isOver) await slices.next();
    }
  }

  /** Sorts the products that were loaded. */
  async sort(slices: TimeSlices): Promise<void> {
    this.sorted = await SortedProducts.inSlices([...this.listed.values()], slices);
  }

  update({ products, taxonomyChanged, namesChanged, optionsChanged }: CatalogueChanges): void {
    if (taxonomyChanged) this.search.reindexNames();
    this.sorted.replace(products.map(({ before, after }) => this.change(after, before)));
    if (namesChanged) this.sorted.replace(this.changesOfNames());
    if (optionsChanged) this.tagAnew();
  }

  /** What people say of products depends on the options that these offer. */
  private tagAnew() {
    for (const { id, slot } of this.listed.values()) {
      const tags = tagsOf(this.catalogue.product(id)!, this.catalogue);
      if (this.tags.has(slot, tags)) continue;
      this.tags.remove(slot);
      this.tags.add(slot, tags);
    }
  }

  /** Products whose brand or category has another name, or is there no more, or again. */
  private changesOfNames() {
    const changes: ListedChange[] = [];
    for (const entry of this.catalogue.allProducts()) {
      const was = this.listed.get(entry._id);
      const isVisible = this.catalogue.isVisible(entry);
      if (!was && !isVisible) continue;
      const keys = groupSortKeys(entry, this.catalogue);
      if (!was || !isVisible) changes.push(this.change(entry, undefined));
      else if (was.brand !== keys.brand || was.category !== keys.category)
        changes.push({ was, is: { ...was, ...keys } });
    }
    return changes;
  }

  /** What becomes of a product in the lists; its slot, cell and words are changed at once. */
  private change(entry: ProductEntry, before: ProductEntry | undefined): ListedChange {
    const was = this.listed.get(entry._id);
    const slot = was?.slot ?? this.listed.freeSlot;
    const is = this.catalogue.isVisible(entry) ? listedProduct(entry, slot, this.catalogue) : undefined;
    const change = { was, is };
    const tags = is ? tagsOf(entry, this.catalogue) : [];
    const isTagged = keepsBuckets(change) && this.tags.has(slot, tags);
    if (was && !isTagged) this.tags.remove(slot);
    if (!keepsBuckets(change)) {
      if (was) this.removeFromGroups(was);
      if (is) this.addToGroups(is);
    }
    if (is && !isTagged) this.tags.add(slot, tags);
    if (is && !was) this.listed.add(is);
    if (was && !is) this.listed.delete(was.id);
    if (was && !is) this.search.remove(slot);
    if (is && (!was || !before || wordsChanged(before, entry))) this.search.index(slot, entry);
    return change;
  }

  private addToGroups(product: ListedProduct) {
    this.cells.add(product);
    this.search.addToGroups(product);
  }

  private removeFromGroups(product: ListedProduct) {
    this.cells.remove(product);
    this.search.removeFromGroups(product);
  }
}

const wordsChanged = (before: ProductEntry, after: ProductEntry) =>
  before.name !== after.name || before.description !== after.description;
