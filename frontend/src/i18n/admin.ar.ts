import { acts } from './admin/acts.ar.ts';
import { analytics } from './admin/analytics.ar.ts';
import { asOf } from './admin/as-of.ar.ts';
import { banners } from './admin/banners.ar.ts';
import { catalogue } from './admin/catalogue.ar.ts';
import { history } from './admin/history.ar.ts';
import { marks } from './admin/marks.ar.ts';
import { moderation } from './admin/moderation.ar.ts';
import { notebook } from './admin/notebook.ar.ts';
import { products } from './admin/products.ar.ts';
import { adminRefusals as refusals } from './admin/refusals.ar.ts';
import { removed } from './admin/removed.ar.ts';
import { settings } from './admin/settings.ar.ts';
import { transfer } from './admin/transfer.ar.ts';
import { shell } from './admin/shell.ar.ts';
import { sql } from './admin/sql.ar.ts';
import { undo } from './admin/undo.ar.ts';
import { table } from './admin/table.ar.ts';
import { views } from './admin/views.ar.ts';
import { whatIf } from './admin/what-if.ar.ts';

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
