export type { HistoryEntry, HistoryKind, UndoPick } from './api.ts';
export { HistoryPage } from './history-page.tsx';
export { historySearchOf } from './history-search.ts';
export { HistoryButton } from './history-sheet.tsx';
export { useHistoryLabels } from './history-labels.tsx';
export { RecordActions } from './record-actions.tsx';
export { UndoDialog } from './undo-dialog.tsx';
