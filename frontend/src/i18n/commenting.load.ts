import { commenting } from './commenting.en.ts';
import { addEnglish } from './index.ts';

addEnglish({ commenting });
