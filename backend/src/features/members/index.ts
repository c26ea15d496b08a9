// What staff see of members and do to them: records, mutes, the end of sessions.
export { MembersModule } from './members.module.ts';
