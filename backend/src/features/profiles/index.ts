export { profile, profileStream, type Profile } from './profile.ts';
