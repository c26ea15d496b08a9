import { Inject, Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import type { IdentityProvider, Settings } from '../../../settings.ts';
import { SETTINGS } from '../../../tokens.ts';
import { freshMs } from '../sessions.ts';
import { identityOf, mergedClaims, type ProviderIdentity } from './identity.ts';
import { problemOf } from './provider-failure.ts';

/** The values that the response to an authorization request must match. */
export interface AuthorizationState {
  readonly state: string;
  readonly nonce: string;
  /** PKCE code verifier (RFC 7636). */
  readonly verifier: string;
  /** Whether the person must authenticate again. */
  readonly anew: boolean;
}

export interface Authentication {
  readonly identity: ProviderIdentity;
  /** Time of the authentication, ms since 1970; 0 if unknown. */
  readonly authenticatedAt: number;
  readonly idToken: string;
}

const timeoutSeconds = 5;
/** A sign-in repeats the discovery after this time, and so finds out whether the provider is available. */
const metadataMaxAgeMs = 60_000;

/**
 * Client of the configured identity provider: OpenID Connect Core 1.0, code flow with PKCE, state and nonce. Discovery
 * happens at the first sign-in, so that the service starts without the provider. Failures are thrown as SignInProblem.
 */
@Injectable()
export class OidcProvider {
  private readonly provider: IdentityProvider | null;
  private readonly publicUrl: URL;
  private discovered: { readonly configuration: oidc.Configuration; readonly readAt: number } | undefined;
  private discovering: Promise<oidc.Configuration> | undefined;

  constructor(@Inject(SETTINGS) { identityProvider, publicUrl }: Settings) {
    this.provider = identityProvider;
    this.publicUrl = publicUrl;
  }

  get isConfigured(): boolean {
    return this.provider !== null;
  }

  /** @param anew whether the person must authenticate again even if the provider has a session */
  async authorizationUrl(anew: boolean): Promise<AuthorizationState & { readonly url: URL }> {
    const configuration = await this.configuration(metadataMaxAgeMs).catch(throwProblem);
    const expected = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      anew,
    };
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.callback.href,
      scope: 'openid email profile',
      state: expected.state,
      nonce: expected.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(expected.verifier),
      code_challenge_method: 'S256',
      ...(anew && { max_age: String(freshMs / 1_000) }),
    });
    return { ...expected, url };
  }

  /** @param query of the callback */
  async exchangeCode(query: string, { state, nonce, verifier, anew }: AuthorizationState): Promise<Authentication> {
    try {
      const configuration = await this.configuration();
      const tokens = await oidc.authorizationCodeGrant(configuration, new URL(query, this.callback), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      const { issuer, userinfo_endpoint } = configuration.serverMetadata();
      const userInfo = userinfo_endpoint && (await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub));
      return {
        identity: identityOf(issuer, claims.sub, mergedClaims({ ...claims }, { ...userInfo })),
        authenticatedAt: claims.auth_time !== undefined ? claims.auth_time * 1_000 : anew ? Date.now() : 0,
        idToken: tokens.id_token!,
      };
    } catch (error) {
      throw problemOf(error);
    }
  }

  /** `undefined` if the provider does not support RP-initiated logout, or is unavailable. */
  async endSessionUrl(idToken: string): Promise<URL | undefined> {
    const configuration = await this.configuration().catch(() => undefined);
    if (!configuration?.serverMetadata().end_session_endpoint) return undefined;
    return oidc.buildEndSessionUrl(configuration, {
      id_token_hint: idToken,
      post_logout_redirect_uri: new URL('/', this.publicUrl).href,
    });
  }

  private get callback() {
    return new URL('/api/login/callback', this.publicUrl);
  }

  private async configuration(maxAgeMs = Infinity): Promise<oidc.Configuration> {
    if (this.discovered && Date.now() - this.discovered.readAt < maxAgeMs) return this.discovered.configuration;
    this.discovering ??= this.discover().finally(() => (this.discovering = undefined));
    return this.discovering;
  }

  private async discover() {
    const { issuer, clientId, clientSecret } = this.provider!;
    const configuration = await oidc.discovery(issuer, clientId, undefined, clientAuthentication(clientSecret), {
      timeout: timeoutSeconds,
      execute: [oidc.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [])],
    });
    this.discovered = { configuration, readAt: Date.now() };
    return configuration;
  }
}

const throwProblem = (error: unknown): never => {
  throw problemOf(error);
};

/** `client_secret_basic`, the default of OpenID Connect, unless the provider supports other methods only. */
const clientAuthentication =
  (secret: string): oidc.ClientAuth =>
  (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const method = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    method(secret)(server, ...request);
  };
