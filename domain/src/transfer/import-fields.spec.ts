import { exportedEntities } from '../entities/entities.ts';
import { importFields, suggestedEntity, suggestedMatching } from './import-fields.ts';

const sephora = ['product_id', 'product_name', 'brand_id', 'brand_name', 'loves_count', 'primary_category'];
const makeup = ['id', 'brand', 'name', 'price', 'image_link', 'description', 'category', 'product_type', 'created_at'];
const arabic = ['اسم المنتج', 'الماركة', 'القسم', 'الفئة الفرعيّة', 'الوصف', 'السعر'];

test('columns are matched by name, else by what other systems call them, in both languages', () => {
  expect(suggestedMatching('products', sephora, { product_id: 'P473671', brand_id: '6342' })).toEqual({
    product_id: 'reference',
    product_name: 'name',
    brand_id: null,
    brand_name: 'brand',
    loves_count: null,
    primary_category: 'category',
  });
  expect(suggestedMatching('products', makeup, { id: '1004' })).toEqual({
    id: 'reference',
    brand: 'brand',
    name: 'name',
    price: null,
    image_link: 'imageUrl',
    description: 'description',
    category: 'category',
    product_type: 'subcategory',
    created_at: 'createdAt',
  });
  expect(Object.values(suggestedMatching('products', arabic))).toEqual([
    ...['name', 'brand', 'category', 'subcategory', 'description', null],
  ]);
});

test('a name comes before a synonym, and each field is filled once', () => {
  expect(suggestedMatching('products', ['title', 'Name', 'item'])).toEqual({ title: null, Name: 'name', item: null });
  expect(suggestedMatching('votes', ['vote', 'option'])).toEqual({ vote: 'vote', option: null });
});

test('ids of this installation are known by their form', () => {
  const id = '00000000-0000-4000-8000-000000000001';
  expect(suggestedMatching('products', ['id', 'brand_id'], { id, brand_id: '12' })).toEqual({
    id: 'id',
    brand_id: null,
  });
});

test.each([
  ['products', [...sephora, 'secondary_category']],
  ['products', arabic],
  ['brands', ['name', 'displayName', 'website']],
  ['banners', ['title', 'linkUrl']],
  ['comments', ['productId', 'content', 'userName']],
  [undefined, ['a', 'b']],
  [undefined, []],
])('%s may have these columns', (entity, columns) => {
  expect(suggestedEntity(columns, { productId: '00000000-0000-4000-8000-000000000001' })).toBe(entity);
});

test.each(exportedEntities)('the template of %s has all that is required', (entity) => {
  for (const { name, required, example } of importFields[entity]) {
    expect(name).not.toBe('');
    if (required) expect(example).toBeTruthy();
  }
});
