import { addEnglish } from './index.ts';
import { profile } from './profile.en.ts';
import './refusals.load.ts';

addEnglish({ profile });
