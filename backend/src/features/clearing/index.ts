export { ClearKind } from './clear-kind.command.ts';
export { UndoClear } from './undo-clear.command.ts';
export { isCleared } from './is-cleared.ts';
export { kindClears } from './kind-clears.ts';
