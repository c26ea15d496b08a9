import './failing-disk.stores.spec.ts';
