// Privacy: what a member can take home (export) and erasure.
// Other features import only from here.
export { EraseMemberProcess } from './erasure/erase-member.process.ts';
export { PrivacyModule } from './privacy.module.ts';
