export { AdminShell } from './admin-shell.tsx';
