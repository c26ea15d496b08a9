export { ActsAt } from './as-of/acts-at.ts';
export { Acts } from './acts.ts';
export { ActResponses } from './act-responses.ts';
export { ResetProduct } from './resets/reset-product.command.ts';
export { UndoReset } from './resets/undo-reset.command.ts';
export type { ActKind } from './act-kinds.ts';
export { RemoveAct } from './remove-act/remove-act.command.ts';
export { RestoreAct } from './restore-act/restore-act.command.ts';
