import { contributions } from './admin/contributions.ar.ts';
import { analytics } from './admin/analytics.ar.ts';
import { catalogue } from './admin/catalogue.ar.ts';
import { moderation } from './admin/moderation.ar.ts';
import { adminRefusals as refusals } from './admin/refusals.ar.ts';
import { transfer } from './admin/transfer.ar.ts';
import { shell } from './admin/shell.ar.ts';
import { whatIf } from './admin/what-if.ar.ts';
import { history } from './admin/history.ar.ts';
import { settings } from './admin/settings.ar.ts';
import { table } from './admin/table.ar.ts';
import { analyticsTabs } from './admin/analytics-tabs.ar.ts';
import { today } from '../features/today/today-texts.ar.ts';
import { members } from '../features/members/member-texts.ar.ts';
import { tokens } from '../features/tokens/tokens-texts.ar.ts';
import { records } from './admin/records.ar.ts';

export const admin = {
  ...contributions,
  ...analytics,
  ...catalogue,
  ...moderation,
  ...members,
  refusals,
  ...shell,
  ...transfer,
  ...whatIf,
  ...history,
  ...settings,
  ...table,
  ...analyticsTabs,
  ...records,
  ...today,
  ...tokens,
} as const;
