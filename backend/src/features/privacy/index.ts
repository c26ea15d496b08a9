export { EraseMemberProcess } from './erase-member/erase-member.process.ts';
