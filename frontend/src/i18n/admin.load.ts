import { accounts } from './accounts.en.ts';
import { admin as arabic } from './admin.ar.ts';
import { refusals } from './admin/refusals.ar.ts';
import { analyticsRefusals } from './admin/analytics-refusals.ar.ts';
import { importFields } from './admin/import-fields.ar.ts';
import { importReasons } from './admin/import-reasons.ar.ts';
import { replayFailures } from './admin/replay-failures.ar.ts';
import { admin } from './admin.en.ts';
import { addArabic, addEnglish } from './index.ts';
import { trend } from './trend.en.ts';

addEnglish({ accounts, admin, trend });
addArabic({ admin: arabic, refusals, told: { importReasons, importFields, replayFailures, analyticsRefusals } });
