import './copy.stores.spec.ts';
