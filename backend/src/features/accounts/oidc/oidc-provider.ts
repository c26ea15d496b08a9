import { Inject, Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import type { IdentityProvider, Settings } from '../../../settings.ts';
import { SETTINGS } from '../../../tokens.ts';
import { freshMs } from '../sessions.ts';
import { identityOf, mergedClaims, type Identity } from './identity.ts';
import { problemOf } from './provider-failure.ts';

/** What a sign-in that has begun must be answered with. */
export interface Expected {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE (RFC 7636). */
  readonly verifier: string;
  /** Whether the person was to prove anew who they are. */
  readonly anew: boolean;
}

export interface SignedIn {
  readonly identity: Identity;
  /** When the person proved who they are, ms since 1970; 0 when that is not known. */
  readonly authenticatedAt: number;
  readonly idToken: string;
}

const patienceSeconds = 5;
/** After so long a new sign-in asks the provider about itself again, and so finds out whether it answers. */
const trustedMs = 60_000;

/**
 * The identity provider of the settings, spoken to as OpenID Connect Core 1.0 says: code flow with PKCE, state and
 * nonce. It is asked about itself at the first sign-in and again after every failure, so that the service starts
 * without it. Whatever fails is thrown as a SignInProblem.
 */
@Injectable()
export class OidcProvider {
  private readonly provider: IdentityProvider | null;
  private readonly publicUrl: URL;
  private known: { readonly configuration: oidc.Configuration; readonly readAt: number } | undefined;
  private asking: Promise<oidc.Configuration> | undefined;

  constructor(@Inject(SETTINGS) { identityProvider, publicUrl }: Settings) {
    this.provider = identityProvider;
    this.publicUrl = publicUrl;
  }

  get isConfigured(): boolean {
    return this.provider !== null;
  }

  /** Where to send the person, and what must come back. `anew`: who has just signed in elsewhere is asked again. */
  async begin(anew: boolean): Promise<Expected & { readonly url: URL }> {
    const configuration = await this.configuration(trustedMs).catch(rethrow);
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

  /** Takes the provider's answer, the query of the callback, for the person it vouches for. */
  async finish(query: string, { state, nonce, verifier, anew }: Expected): Promise<SignedIn> {
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
      const more = userinfo_endpoint && (await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub));
      return {
        identity: identityOf(issuer, claims.sub, mergedClaims({ ...claims }, { ...more })),
        authenticatedAt: claims.auth_time !== undefined ? claims.auth_time * 1_000 : anew ? Date.now() : 0,
        idToken: tokens.id_token!,
      };
    } catch (error) {
      throw problemOf(error);
    }
  }

  /** Where the person signs out of the provider too; `undefined` when it offers that not, or not now. */
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

  private async configuration(trusted = Infinity): Promise<oidc.Configuration> {
    if (this.known && Date.now() - this.known.readAt < trusted) return this.known.configuration;
    this.asking ??= this.discover().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async discover() {
    const { issuer, clientId, clientSecret } = this.provider!;
    const configuration = await oidc.discovery(issuer, clientId, undefined, authentication(clientSecret), {
      timeout: patienceSeconds,
      execute: [oidc.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [])],
    });
    this.known = { configuration, readAt: Date.now() };
    return configuration;
  }
}

const rethrow = (error: unknown): never => {
  throw problemOf(error);
};

/** `client_secret_basic`, the default of OpenID Connect, unless the provider says that it takes another way only. */
const authentication =
  (secret: string): oidc.ClientAuth =>
  (server, ...request) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = ways.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    way(secret)(server, ...request);
  };
