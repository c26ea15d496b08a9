// Tokens of staff: listed, created and revoked by administrators.
// Loaded for staff only; other features import only from here.
export { TokensPage } from './tokens-page.tsx';
