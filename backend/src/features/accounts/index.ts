export { MemberNames } from './member-names.ts';
export { member, memberStream, joinMember } from './member.ts';
