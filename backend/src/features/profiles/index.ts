export { createProfile, profile, profileStream, type Profile } from './profile.ts';
export { openedProfile } from './opened-profile.ts';
export { ProfileBody } from './profile.response.ts';
export { SealedProfiles, type ProfileTexts } from './sealed-profiles.ts';
export { CreateProfileRequest } from './profile.requests.ts';
