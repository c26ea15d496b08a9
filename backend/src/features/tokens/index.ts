// Tokens of staff: listed, created and revoked by administrators.
export { TokensModule } from './tokens.module.ts';
