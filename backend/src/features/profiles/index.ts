// Profiles: a member's public profile, its texts sealed with the member's key.
// Other features import only from here.
export { openedProfile } from './opened-profile.ts';
export { CreateProfile } from './profile-commands.ts';
export { ProfileFieldsRequest } from './profiles.requests.ts';
export { ProfileResponse } from './profiles.responses.ts';
export { ProfileResponses } from './profile-responses.ts';
export { SealedProfiles, type ProfileTexts } from './sealed-profiles.ts';
export { ProfilesModule } from './profiles.module.ts';
