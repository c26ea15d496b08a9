import { accounts } from './accounts.en.ts';
import { addEnglish } from './index.ts';

addEnglish({ accounts });
