import { account } from './account.en.ts';
import { accounts } from './accounts.en.ts';
import { addEnglish } from './index.ts';

addEnglish({ account, accounts });
