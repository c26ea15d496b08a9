// Admin shell: the frame of all staff screens, with login, bar, sidebar and palette.
// Loaded for staff only; other features import only from here.
export { AdminShell } from './admin-shell.tsx';
export { GuidePage } from './guide/guide-page.tsx';
export { Landing } from './landing.tsx';
export { NotFoundPage } from './not-found-page.tsx';
