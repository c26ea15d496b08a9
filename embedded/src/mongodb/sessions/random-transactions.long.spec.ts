import './random-transactions.stores.spec.ts';
