export { openedProfile } from './opened-profile.ts';
export { CreateProfileRequest, ProfileBody } from './profile.bodies.ts';
export { SealedProfiles, type ProfileTexts } from './sealed-profiles.ts';
