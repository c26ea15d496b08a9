import { brands } from './brands.en.ts';
import { category } from './category.en.ts';
import { addEnglish } from './index.ts';
import { products } from './products.en.ts';

addEnglish({ brands, category, products });
