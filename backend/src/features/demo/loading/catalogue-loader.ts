import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { EntityCommands } from '../../../shared/entities/entity-commands.ts';
import { AddBrand, AddCategory, AddProduct, AddSubcategory } from '../../catalogue/index.ts';
import { CatalogueIndex } from '../../listing/index.ts';
import { SetVotingOptions } from '../../voting/index.ts';
import type { CategorySeed, OptionSeed, ProductSeed, RecordSeed, SubcategorySeed } from '../demo-data.ts';
import { alreadyWritten, inParallel, type LoadingProgress, type Written } from '../demo-work.ts';
import type { DemoPlan } from './demo-plan.ts';
import { derivedId } from '../../../shared/ids.ts';

/** Adds the demo's catalogue by the commands of administrators. Records that exist are skipped. */
@Injectable()
export class CatalogueLoader {
  constructor(
    private readonly commands: CommandBus,
    private readonly catalogue: CatalogueIndex,
    private readonly entities: EntityCommands,
  ) {}

  /** Brands, categories with their option sets, and records of other kinds. @returns the last position */
  async loadBrandsAndCategories(plan: DemoPlan, progress: LoadingProgress): Promise<bigint> {
    const { brands, categories } = plan.data.catalogue;
    const work = [
      ...categories.map((category) => () => this.addCategory(plan, category)),
      ...brands.map(
        ({ name, displayName }) =>
          () =>
            this.addBrand(plan, name, displayName),
      ),
      ...plan.data.activity.records.map((record) => () => this.addRecord(plan, record)),
    ];
    return inParallel(work, async (add) => {
      const written = await add();
      progress.advance('brands and categories');
      return written;
    });
  }

  /** To be called when the views hold brands and categories. @returns the last position */
  async loadProducts(plan: DemoPlan, progress: LoadingProgress): Promise<bigint> {
    return inParallel(plan.data.catalogue.products, async (product) => {
      const written = this.catalogue.product(plan.productId(product))
        ? alreadyWritten
        : await this.addProduct(plan, product);
      progress.advance('products');
      return written;
    });
  }

  private async addBrand(plan: DemoPlan, name: string, displayName: string): Promise<Written> {
    const id = plan.brandId(name);
    if (this.catalogue.brand(id)) return alreadyWritten;
    const context = plan.contextOfNew(`add brand ${name}`, plan.startsAt);
    const fields = { name, displayName, labels: {}, description: null, logoUrl: null, website: null, active: true };
    return this.commands.execute(new AddBrand(context, fields, { id }));
  }

  /** One stream holds it all, so one command follows the other. */
  private async addCategory(plan: DemoPlan, category: CategorySeed): Promise<Written> {
    const { name, subcategories, options } = category;
    const id = plan.categoryId(name);
    const context = plan.contextOfNew(`add category ${name}`, plan.startsAt);
    await this.commands.execute(new AddCategory(context, categoryFields(category), { id }));
    let last = await this.setOptions(plan, name, undefined, options);
    for (const subcategory of subcategories) {
      const own = plan.context(`add subcategory ${name} / ${subcategory.name}`, plan.startsAt);
      const supplied = { id: plan.subcategoryId(name, subcategory.name) };
      last = await this.commands.execute(new AddSubcategory(own, id, categoryFields(subcategory), supplied));
      if (subcategory.options) last = await this.setOptions(plan, name, subcategory.name, subcategory.options);
    }
    return last;
  }

  private async setOptions(
    plan: DemoPlan,
    category: string,
    subcategory: string | undefined,
    options: readonly OptionSeed[],
  ): Promise<Written> {
    const context = plan.context(`set options ${category} / ${subcategory ?? ''}`, plan.startsAt);
    const subcategoryId = subcategory === undefined ? null : plan.subcategoryId(category, subcategory);
    const optionSet = {
      options: options.map(({ label, ar, tone }) => ({ label, labels: ar ? { ar } : {}, ...(tone && { tone }) })),
    };
    return this.commands.execute(new SetVotingOptions(context, plan.categoryId(category), subcategoryId, optionSet));
  }

  private async addProduct(plan: DemoPlan, product: ProductSeed): Promise<Written> {
    const { brand, name, category, subcategory, description, shades = [] } = product;
    const id = plan.productId(product);
    const context = plan.contextOfNew(`add product ${brand} / ${name}`, plan.addedAt(product));
    const fields = {
      name,
      brandId: plan.brandId(brand),
      categoryId: plan.categoryId(category),
      subcategoryId: plan.subcategoryId(category, subcategory),
      description,
      imageUrl: `/art/${id}.svg`,
      shades,
    };
    return this.commands.execute(new AddProduct(context, fields, { id }));
  }

  private async addRecord(plan: DemoPlan, { name, kind, row }: RecordSeed): Promise<Written> {
    const id = derivedId(plan.seed, name, plan.until);
    const context = plan.contextOfNew(`add ${name}`, plan.until);
    return this.commands.execute(this.entities.commandsOf(kind).file!.add(context, row, id));
  }
}

const categoryFields = ({ name, displayName, labels, description, descriptionLabels, sortOrder }: SubcategorySeed) => ({
  name,
  displayName,
  labels,
  description: description ?? null,
  ...(descriptionLabels && { descriptionLabels }),
  active: true,
  sortOrder,
});
