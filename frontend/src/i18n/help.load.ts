import { help } from './help.en.ts';
import { addEnglish } from './index.ts';

addEnglish({ help });
