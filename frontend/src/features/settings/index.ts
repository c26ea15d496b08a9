// Settings: the system's state, views and rebuilds, and the options for all products.
// Loaded for staff only; other features import only from here.
export { SettingsPage } from './settings-page.tsx';
export { ViewsPage } from './views-page.tsx';
