import { readDemoData, type DemoData } from '../demo-data.ts';

/** The real demo data cut down to a few products of two categories and a few members. */
export const tinyDemo = (): DemoData => {
  const { catalogue, activity, texts } = readDemoData();
  const products = ['perfumes', 'hair care'].flatMap((category) =>
    catalogue.products.filter((product) => product.category === category).slice(0, 7),
  );
  const categories = catalogue.categories
    .filter(({ name }) => products.some(({ category }) => category === name))
    .map((category) => ({
      ...category,
      subcategories: category.subcategories.filter(({ name }) =>
        products.some((product) => product.category === category.name && product.subcategory === name),
      ),
    }));
  const brands = catalogue.brands.filter(({ name }) => products.some(({ brand }) => brand === name));
  const members = activity.members.filter((_, index) => index % 9 === 0);
  return { catalogue: { brands, categories, products }, activity: { ...activity, members }, texts };
};
