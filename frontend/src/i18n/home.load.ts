import { home } from './home.en.ts';
import { addEnglish } from './index.ts';

addEnglish({ home });
