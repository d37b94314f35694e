import {
  SOCIAL_SERVICE_NAMES,
  type SocialService,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import * as openid from 'openid-client'
import { callOutside } from '../../../platform/outbound/call-outside.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { SOCIAL_PROVIDERS, type SocialIdentity, type SocialProvider } from './social-providers.ts'
import { SocialRefusal } from './social-refusal.ts'

const TIMEOUT_SECONDS = 10
const LONGEST_ANSWER = 200_000

/** What proves that an answer belongs to a question of ours. */
export interface FlowProofs {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface SocialClient {
  /** Where the visitor is sent. */
  authorizationUrl(proofs: FlowProofs): Promise<string>
  /**
   * Who the visitor is, by the answer that they came back with.
   * @throws whatever is wrong with it
   */
  identify(answer: URLSearchParams, proofs: FlowProofs): Promise<SocialIdentity>
}

/** An address of a service, at the stand-in that an administrator named. */
export const addressAt = (origin: string | null, address: string) => {
  const { pathname, search } = new URL(address)
  return origin ? `${origin}${pathname}${search}` : address
}

/** Calls the service, or the stand-in that an administrator named, which may be on this network. */
const callerFor =
  (platform: Needs<'log'>, origin: string | null): openid.CustomFetch =>
  async (url, { method, headers, body }) => {
    const answer = await callOutside(platform, {
      purpose: 'social login',
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body !== undefined && body !== null && { body: textOf(body) }),
      allow: (address) => ({ url: address, isInside: origin !== null }),
      mostBytes: LONGEST_ANSWER,
      wholeMs: TIMEOUT_SECONDS * 1_000,
    })
    const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined || UNPACKED.test(name) ? [] : [[name, String(value)] as [string, string]],
    )
    const isEmpty = answer.status === 204 || answer.status === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: kept,
    })
  }

/** The answer comes unpacked. */
const UNPACKED = /^(content-encoding|content-length|transfer-encoding|connection)$/

function textOf(body: openid.FetchBody): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString()
  throw new Error('Questions to a social login are forms')
}

function configure(
  platform: Needs<'log'>,
  provider: SocialProvider,
  client: { client_id: string; client_secret: string },
  origin: string | null,
): openid.Configuration {
  const at = (address: string) => addressAt(origin, address)
  const server = {
    issuer: origin ?? provider.issuer,
    authorization_endpoint: at(provider.authorization),
    token_endpoint: at(provider.token),
    ...(provider.keys && { jwks_uri: at(provider.keys) }),
  }
  const authentication =
    provider.clientAuthentication === 'basic' ? openid.ClientSecretBasic : openid.ClientSecretPost
  const configuration = new openid.Configuration(
    server,
    client.client_id,
    undefined,
    authentication(client.client_secret),
  )
  configuration.timeout = TIMEOUT_SECONDS
  configuration[openid.customFetch] = callerFor(platform, origin)
  if (origin?.startsWith('http:')) openid.allowInsecureRequests(configuration)
  // Checks the signature of id tokens too, instead of trusting the connection they came over.
  if (provider.keys) openid.enableNonRepudiationChecks(configuration)
  return configuration
}

/** @throws SocialRefusal where the service is not offered */
export async function createSocialClient(
  platform: Needs<'config' | ToReadSettings>,
  service: SocialService,
): Promise<SocialClient> {
  const settings = await getSettings(platform)
  const client = settings.social_secrets[service]
  if (!settings.social[service].enable || !client.client_id || !client.client_secret) {
    throw new SocialRefusal('Logging in with :service is not offered.', {
      service: SOCIAL_SERVICE_NAMES[service],
    })
  }
  const provider = SOCIAL_PROVIDERS[service]
  const origin = settings.social_endpoints[service]
  const configuration = configure(platform, provider, client, origin)
  const redirectUri = `${platform.config.baseUrl}/secure/auth/social/${service}/callback`
  return {
    authorizationUrl: async ({ state, nonce, codeVerifier }) => {
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        state,
        ...(provider.scope && { scope: provider.scope }),
        ...(provider.keys && { nonce }),
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },
    identify: async (answer, { state, nonce, codeVerifier }) => {
      const isOpenId = provider.keys !== undefined
      const tokens = await openid.authorizationCodeGrant(
        configuration,
        new URL(`${redirectUri}?${answer}`),
        {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
          ...(isOpenId && { expectedNonce: nonce, idTokenExpected: true }),
        },
      )
      return provider.readIdentity({
        claims: tokens.claims(),
        accessToken: tokens.access_token,
        clientSecret: client.client_secret,
        readJson: async (address) => {
          const response = await openid.fetchProtectedResource(
            configuration,
            tokens.access_token,
            new URL(addressAt(origin, address)),
            'GET',
          )
          if (!response.ok)
            throw new Error(`${service} answered ${response.status} to a question about its user`)
          return response.json()
        },
      })
    },
  }
}
