import { addEnglish } from './index.ts';
import { report } from './report.en.ts';

addEnglish({ report });
