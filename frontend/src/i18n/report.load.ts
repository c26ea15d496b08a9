import { addEnglish } from './index.ts';
import { report } from './report.en.ts';
import './refusals.load.ts';

addEnglish({ report });
