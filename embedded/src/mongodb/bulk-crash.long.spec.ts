import './bulk-crash.stores.spec.ts';
