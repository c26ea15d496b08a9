import './queries.stores.spec.ts';
