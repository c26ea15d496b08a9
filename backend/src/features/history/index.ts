export { BatchUndo } from './undo/batch-undo.ts';
export { UndoPickRequest, mostPicks } from './undo/undo.requests.ts';
