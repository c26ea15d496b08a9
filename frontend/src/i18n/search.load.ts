import { addEnglish } from './index.ts';
import { search } from './search.en.ts';

addEnglish({ search });
