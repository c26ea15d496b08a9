import './accounts.en.ts';
import { admin as arabic } from './admin.ar.ts';
import { refusedFields } from './admin/refused-fields.ar.ts';
import { admin } from './admin.en.ts';
import { addArabic, addEnglish } from './index.ts';
import './trend.en.ts';

addEnglish({ admin });
addArabic({ admin: arabic, refusedFields });
