import './compaction.stores.spec.ts';
