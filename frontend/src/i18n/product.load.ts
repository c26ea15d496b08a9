import { addEnglish } from './index.ts';
import { product } from './product.en.ts';
import { rating } from './rating.en.ts';
import { voting } from './voting.en.ts';

addEnglish({ product, rating, voting });
