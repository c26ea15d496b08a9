import './crash.stores.spec.ts';
