export { BatchUndo } from './undo/batch-undo.ts';
export { UndoPickRequest, mostSteps } from './undo/undo.request.ts';
