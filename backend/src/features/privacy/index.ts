export { EraseMemberProcess } from './erasure/erase-member.process.ts';
