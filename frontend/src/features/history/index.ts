// History: what staff changed, entry by entry, with undo and records as of a moment.
// Loaded for staff only; other features import only from here.
export type { HistoryEntry, HistoryKind, UndoPick } from './api.ts';
export { HistoryPage } from './history-page.tsx';
export { historySearchOf } from './history-search.ts';
export { HistoryButton } from './history-sheet.tsx';
export { useHistoryLabels } from './history-labels.tsx';
export { LastChanges } from './last-changes.tsx';
export { RecordActions } from './record-actions.tsx';
export { RecordHistory } from './record-history.tsx';
export { UndoDialog } from './undo-dialog.tsx';
