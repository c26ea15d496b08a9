// What staff see of members and do to their accounts: mutes.
export { MembersModule } from './members.module.ts';
