export { DemoStatus } from './site/demo-status.ts';
