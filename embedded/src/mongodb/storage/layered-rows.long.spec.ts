import './layered-rows.stores.spec.ts';
