import { adminRefusals as refusals } from '@henna/domain/refusals';
import { contributions } from './admin/contributions.en.ts';
import { analytics } from './admin/analytics.en.ts';
import { catalogue } from './admin/catalogue.en.ts';
import { moderation } from './admin/moderation.en.ts';
import { transfer } from './admin/transfer.en.ts';
import { shell } from './admin/shell.en.ts';
import { whatIf } from './admin/what-if.en.ts';
import { history } from './admin/history.en.ts';
import { settings } from './admin/settings.en.ts';
import { table } from './admin/table.en.ts';
import { analyticsTabs } from './admin/analytics-tabs.en.ts';
import { today } from '../features/today/today-texts.en.ts';
import { members } from '../features/members/member-texts.en.ts';
import { tokens } from '../features/tokens/tokens-texts.en.ts';
import { records } from './admin/records.en.ts';

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
