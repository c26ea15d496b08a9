import './recovery.stores.spec.ts';
