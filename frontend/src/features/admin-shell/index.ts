// Admin shell: the frame of all staff screens, with login, sidebar and the activity card of the first screen.
// Loaded for staff only; other features import only from here.
export { AdminShell } from './admin-shell.tsx';
