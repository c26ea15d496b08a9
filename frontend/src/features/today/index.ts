// Today: the staff's first screen: what waits, what is running, what was last said and changed.
// Loaded for staff only; other features import only from here.
export { todayQuery } from './api.ts';
export { TodayPage } from './today-page.tsx';
