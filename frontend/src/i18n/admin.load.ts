import { accounts } from './accounts.en.ts';
import { admin as arabic } from './admin.ar.ts';
import { refusedFields } from './admin/refused-fields.ar.ts';
import { admin } from './admin.en.ts';
import { addArabic, addEnglish } from './index.ts';
import './refusals.load.ts';
import { trend } from './trend.en.ts';

addEnglish({ accounts, admin, trend });
addArabic({ admin: arabic, refusedFields });
