import './kill.stores.spec.ts';
