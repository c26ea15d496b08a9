import type { ExportedEntity } from '../entities/entities.ts';
import { normalizeText } from '../shared/normalize-text.ts';

/** A column that rows of a file may have. */
export interface ImportField {
  readonly name: string;
  /** What a template shows, as the text of a cell; absent: templates do without the column. */
  readonly example?: string;
  readonly required?: true;
}

const need = (name: string, example: string): ImportField => ({ name, example, required: true });
const may = (name: string, example?: string): ImportField => ({ name, ...(example !== undefined && { example }) });

const ofCategory = [
  need('name', 'sun_care'),
  need('displayName', 'Sun care'),
  may('labels', '{"ar":"العناية من الشمس"}'),
  may('description', 'Sunscreens and after-sun'),
  may('descriptionLabels'),
  may('active', 'true'),
  may('sortOrder', '5'),
];
const times = [may('createdAt'), may('updatedAt')];
const contribution = [need('productId', '00000000-0000-4000-8000-000000000001'), may('userId', 'shopper-7')];

/** The columns of the files that can be imported, and the cells of one example. */
export const importFields: Readonly<Record<ExportedEntity, readonly ImportField[]>> = {
  products: [
    may('id'),
    need('name', 'Rose Balm'),
    need('brand', 'Rosewood'),
    need('category', 'makeup'),
    need('subcategory', 'lipstick'),
    may('reference', 'RB-001'),
    may('description', 'A tinted balm'),
    may('imageUrl', 'https://example.org/rose-balm.jpg'),
    may('imageUrls'),
    may('shades', '[{"name":"Rose","hex":"#A06F4A"}]'),
    may('brandId'),
    may('categoryId'),
    may('subcategoryId'),
    may('createdAt'),
  ],
  brands: [
    may('id'),
    need('name', 'Rosewood'),
    need('displayName', 'Rosewood'),
    may('labels', '{"ar":"روزوود"}'),
    may('description', 'Made by hand since 1990'),
    may('logoUrl', 'https://example.org/logo.png'),
    may('website', 'https://example.org'),
    may('active', 'true'),
    ...times,
  ],
  categories: [may('id'), ...ofCategory, ...times],
  subcategories: [may('id'), need('category', 'skincare'), ...ofCategory, may('categoryId'), ...times],
  votingOptions: [
    need('categoryKey', 'makeup'),
    may('subcategory', 'lipstick'),
    need('options', '["Long-lasting","Drying"]'),
    may('tones', '{"Long-lasting":"positive","Drying":"negative"}'),
    may('details'),
    may('updatedAt'),
  ],
  banners: [
    may('id'),
    need('title', 'Spring'),
    may('labels', '{"ar":"الربيع"}'),
    may('description', 'New arrivals'),
    may('descriptionLabels'),
    may('imageUrl', 'https://example.org/spring.jpg'),
    may('linkUrl', '/products'),
    may('active', 'true'),
    may('createdAt'),
  ],
  settings: [need('key', 'votingOptions'), need('value', '{"options":["Good","Bad"]}'), may('updatedAt')],
  votes: [
    may('id'),
    ...contribution,
    may('userName', 'Noor'),
    need('vote', 'Long-lasting|Drying'),
    may('createdAt', '2024-05-01T10:00:00Z'),
  ],
  ratings: [
    may('id'),
    ...contribution,
    may('userName', 'Noor'),
    need('stars', '4'),
    may('createdAt', '2024-05-01T10:00:00Z'),
    may('updatedAt'),
  ],
  comments: [
    may('id'),
    ...contribution,
    may('userName', 'Noor'),
    need('content', 'Lovely colour'),
    may('parentId'),
    may('replyTo'),
    may('createdAt', '2024-05-01T10:00:00Z'),
    may('editedAt'),
  ],
  profiles: [
    need('userId', 'shopper-7'),
    need('displayName', 'Noor'),
    may('email', 'noor@example.org'),
    may('bio', 'Loves balms'),
    may('avatarUrl'),
    may('favoriteCategories'),
    may('isPublic', 'true'),
    may('shelfPublic'),
    may('traits'),
    may('traitsPublic'),
    ...times,
  ],
};

/** A record's name in the headers of other systems, by its file. */
const ownNames: Readonly<Partial<Record<ExportedEntity, readonly string[]>>> = {
  products: [
    'product name',
    'product title',
    'product',
    'title',
    'item name',
    'item',
    'اسم المنتج',
    'المنتج',
    'العنوان',
  ],
  brands: ['brand', 'brand name', 'manufacturer', 'vendor', 'العلامة التجارية', 'اسم العلامة التجارية', 'الماركة'],
  categories: ['category', 'category name', 'key', 'الفئة', 'اسم الفئة', 'القسم', 'التصنيف'],
  subcategories: ['subcategory', 'subcategory name', 'key', 'الفئة الفرعية', 'اسم الفئة الفرعية'],
};

/** What other systems call the fields, in both languages. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  name: ['الاسم'],
  displayName: ['label', 'display', 'title', 'الاسم المعروض'],
  reference: [
    ...['sku', 'product id', 'product code', 'product number', 'item number', 'article number', 'code', 'handle', 'id'],
    ...['رقم المنتج', 'رمز المنتج', 'الرمز', 'الرقم'],
  ],
  title: ['headline', 'name', 'العنوان', 'الاسم'],
  brand: [
    'brand name',
    'manufacturer',
    'vendor',
    'maker',
    'make',
    'العلامة التجارية',
    'الماركة',
    'الشركة',
    'الشركة المصنعة',
  ],
  category: ['category name', 'primary category', 'main category', 'parent', 'department', 'الفئة', 'القسم', 'التصنيف'],
  categoryKey: ['category', 'category name', 'الفئة', 'القسم'],
  subcategory: [
    ...['subcategory name', 'secondary category', 'product type', 'type', 'الفئة الفرعية', 'القسم الفرعي', 'النوع'],
  ],
  description: [
    'body',
    'body html',
    'text',
    'details',
    'about',
    'product description',
    'الوصف',
    'وصف المنتج',
    'التفاصيل',
  ],
  imageUrl: ['image', 'image link', 'image src', 'image address', 'picture', 'photo', 'الصورة', 'رابط الصورة'],
  imageUrls: ['image urls', 'image links', 'روابط الصور'],
  linkUrl: ['link', 'url', 'target', 'الرابط'],
  logoUrl: ['logo', 'الشعار'],
  website: ['url', 'web site', 'homepage', 'link', 'الموقع', 'الموقع الإلكتروني'],
  shades: ['colors', 'colours', 'الدرجات', 'الألوان'],
  active: ['published', 'enabled', 'visible', 'status', 'مفعل', 'الحالة'],
  sortOrder: ['order', 'position', 'sort', 'الترتيب'],
  createdAt: ['created', 'date', 'time', 'submission time', 'added', 'التاريخ', 'تاريخ الإنشاء', 'تاريخ الإضافة'],
  updatedAt: ['updated', 'modified', 'تاريخ التعديل'],
  productId: ['product', 'معرف المنتج'],
  userId: ['user', 'author id', 'author', 'customer id', 'member id', 'معرف المستخدم', 'معرف العضو'],
  userName: ['user name', 'author name', 'customer', 'reviewer', 'اسم المستخدم', 'اسم العضو'],
  vote: ['option', 'options', 'tag', 'tags', 'التصويت', 'الخيار'],
  stars: ['rating', 'score', 'star', 'التقييم', 'النجوم'],
  content: ['comment', 'review', 'review text', 'text', 'body', 'التعليق', 'النص', 'المراجعة'],
  options: ['voting options', 'labels', 'الخيارات', 'خيارات التصويت'],
  email: ['e-mail', 'mail', 'البريد الإلكتروني'],
  bio: ['about', 'نبذة'],
};

/** Fields that hold ids of this installation: another system's numbers are none. */
const ids: ReadonlySet<string> = new Set([
  ...['id', 'brandId', 'categoryId', 'subcategoryId', 'productId', 'parentId', 'replyTo'],
]);
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The field that each column fills, or `null`. */
export type ColumnMatching = Readonly<Record<string, string | null>>;

const comparable = (name: string) => normalizeText(name).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Matches columns to fields by name, else by what other systems call them; each field once.
 * @param samples a value of each column: columns of ids are matched to fields of ids only where they hold such
 */
export const suggestedMatching = (
  entity: ExportedEntity,
  columns: readonly string[],
  samples: Readonly<Record<string, string | undefined>> = {},
): ColumnMatching => {
  const fields = importFields[entity];
  const matched = new Map<string, string>();
  const namesOf = ({ name }: ImportField) => [
    [name],
    [...((name === 'name' && ownNames[entity]) || []), ...(synonyms[name] ?? [])],
  ];
  for (const way of [0, 1])
    for (const field of fields) {
      if ([...matched.values()].includes(field.name)) continue;
      for (const name of namesOf(field)[way]!) {
        const column = columns.find((each) => !matched.has(each) && comparable(each) === comparable(name));
        if (column === undefined || (ids.has(field.name) && !uuid.test(samples[column] ?? ''))) continue;
        matched.set(column, field.name);
        break;
      }
    }
  return Object.fromEntries(columns.map((column) => [column, matched.get(column) ?? null]));
};

/** The kind of records that columns are most likely of, or `undefined` where none has all its required fields. */
export const suggestedEntity = (
  columns: readonly string[],
  samples: Readonly<Record<string, string | undefined>> = {},
): ExportedEntity | undefined => {
  let best: { readonly entity: ExportedEntity; readonly share: number } | undefined;
  for (const entity of Object.keys(importFields) as ExportedEntity[]) {
    const matched = new Set(Object.values(suggestedMatching(entity, columns, samples)));
    const required = importFields[entity].filter((field) => field.required);
    if (!required.every(({ name }) => matched.has(name))) continue;
    const share = importFields[entity].filter(({ name }) => matched.has(name)).length + required.length;
    if (!best || share > best.share) best = { entity, share };
  }
  return best?.entity;
};
