import { pageOf } from '../../../lib/search-params.ts';
import type { RowPlan } from '../drafts-api.ts';
import { importSteps, type ImportStep } from './steps-head.tsx';

/** What the address of the import says. */
export interface ImportSearch {
  /** The import whose result is shown. */
  readonly import?: string;
  readonly draft?: string;
  /** Absent: the first. */
  readonly step?: ImportStep;
  /** The rows that are shown; absent: all. */
  readonly plan?: RowPlan;
  /** Their page. */
  readonly rows?: number;
}

const plans: readonly RowPlan[] = ['add', 'change', 'restore', 'skip', 'error'];
const idOf = (value: unknown) => (typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : undefined);

export const importSearchOf = (raw: Readonly<Record<string, unknown>>): ImportSearch => ({
  import: idOf(raw.import),
  draft: idOf(raw.draft),
  step: importSteps.find((step) => step === raw.step && step !== 'file'),
  plan: plans.find((plan) => plan === raw.plan),
  rows: pageOf(raw.rows),
});
