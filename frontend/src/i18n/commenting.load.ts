import { commenting } from './commenting.en.ts';
import { addEnglish } from './index.ts';
import './refusals.load.ts';

addEnglish({ commenting });
