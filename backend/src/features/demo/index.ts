export { loadDemo } from './loading/load-demo.ts';
export { DemoRemover } from './removing/demo-remover.ts';
export { DemoRestorer } from './removing/demo-restorer.ts';
export { DemoStatus } from './site/demo-status.ts';
export { GetSiteController } from './site/get-site.controller.ts';
