import './tail.stores.spec.ts';
