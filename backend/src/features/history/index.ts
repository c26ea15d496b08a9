// History: the audit trail of staff's changes, their undo, and records as of a moment.
// Other features import only from here.
export { BatchUndo } from './undo/batch-undo.ts';
export { UndoPickRequest, mostPicks } from './undo/undo.requests.ts';
export { HistoryModule } from './history.module.ts';
