// Demo: a catalogue and invented activity for a first look, loaded into an empty installation and removed as one batch.
// Other features import only from here.
export { loadDemo } from './loading/demo-loader.ts';
export { DemoRemover } from './removal/demo-remover.ts';
export { DemoRestorer } from './removal/demo-restorer.ts';
export { DemoStatus } from './demo-status.ts';
export { SiteController } from './site.controller.ts';
export { DemoModule } from './demo.module.ts';
