import { addEnglish } from './index.ts';
import { trend } from './trend.en.ts';

addEnglish({ trend });
