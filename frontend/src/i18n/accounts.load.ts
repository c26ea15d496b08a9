import { accounts } from './accounts.en.ts';
import { addEnglish } from './index.ts';
import './refusals.load.ts';

addEnglish({ accounts });
