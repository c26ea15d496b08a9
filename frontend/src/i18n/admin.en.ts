import { adminRefusals as refusals } from '@henna/contracts/refusals';
import { acts } from './admin/acts.en.ts';
import { analytics } from './admin/analytics.en.ts';
import { asOf } from './admin/as-of.en.ts';
import { banners } from './admin/banners.en.ts';
import { catalogue } from './admin/catalogue.en.ts';
import { history } from './admin/history.en.ts';
import { marks } from './admin/marks.en.ts';
import { moderation } from './admin/moderation.en.ts';
import { notebook } from './admin/notebook.en.ts';
import { products } from './admin/products.en.ts';
import { removed } from './admin/removed.en.ts';
import { settings } from './admin/settings.en.ts';
import { transfer } from './admin/transfer.en.ts';
import { shell } from './admin/shell.en.ts';
import { sql } from './admin/sql.en.ts';
import { undo } from './admin/undo.en.ts';
import { table } from './admin/table.en.ts';
import { views } from './admin/views.en.ts';
import { whatIf } from './admin/what-if.en.ts';

export const admin = {
  ...acts,
  ...analytics,
  ...asOf,
  ...banners,
  ...catalogue,
  ...history,
  ...marks,
  ...moderation,
  ...notebook,
  ...products,
  refusals,
  ...removed,
  ...settings,
  ...shell,
  ...sql,
  ...undo,
  ...table,
  ...transfer,
  ...views,
  ...whatIf,
} as const;
