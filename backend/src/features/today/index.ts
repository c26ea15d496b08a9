// Today: what waits for the staff, in one cheap read.
// Other features import only from here.
export { TodayModule } from './today.module.ts';
