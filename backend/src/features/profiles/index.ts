export { profile, profileStream, type Profile } from './profile.ts';
export { ProfileBody } from './profile.response.ts';
export { SealedProfiles } from './sealed-profiles.ts';
