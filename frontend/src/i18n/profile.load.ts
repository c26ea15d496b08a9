import { addEnglish } from './index.ts';
import { profile } from './profile.en.ts';

addEnglish({ profile });
