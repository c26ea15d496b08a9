import './malformed-frames.stores.spec.ts';
