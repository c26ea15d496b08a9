export { MemberNames } from './member-names.ts';
export { Accounts, emailKey } from './accounts.ts';
export { Passwords } from './passwords.ts';
export { member, memberStream, joinMember, renamedIndex } from './member.ts';
