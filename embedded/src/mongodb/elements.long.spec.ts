import './elements.spec.ts';
