import './malformed.stores.spec.ts';
