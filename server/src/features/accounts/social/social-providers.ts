import { createHmac } from 'node:crypto'
import { emailSchema } from '@mediatheque/contract/accounts/auth/auth.schemas.ts'
import type { SocialService } from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { PERSON_NAME_MAX_LENGTH } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { exactText, line } from '@mediatheque/contract/core/input.ts'
import { z } from 'zod'

/** Who somebody is at a service. */
export interface SocialIdentity {
  readonly providerId: string
  /** As the service names the account, to be shown. */
  readonly username: string
  readonly email: string | undefined
  /** Whether the service says that it knows the address to be theirs. */
  readonly isEmailVerified: boolean
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
}

export interface Granted {
  /** Of a checked id token; undefined where the service makes none. */
  readonly claims: Readonly<Record<string, unknown>> | undefined
  readonly accessToken: string
  readonly clientSecret: string
  /** Reads JSON with the access token, from an address of the service's API. */
  readJson(address: string): Promise<unknown>
}

export interface SocialProvider {
  readonly issuer: string
  readonly authorization: string
  readonly token: string
  /** Where the keys of its id tokens are; it speaks OpenID Connect then. */
  readonly keys?: string
  readonly scope: string
  /** How the client names itself at the token endpoint. */
  readonly clientAuthentication: 'post' | 'basic'
  readIdentity(granted: Granted): Promise<SocialIdentity>
}

const TEXT_MAX_LENGTH = 320
/** Compared letter by letter. */
const textId = exactText({ max: TEXT_MAX_LENGTH }).min(1)
const anyId = z.union([textId, z.number().int()]).transform(String)
/** What a form here would not take either is left out: an odd name or address at the service must not cost the login. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)
const emailAddress = optional(emailSchema)
const shownName = optional(line({ max: TEXT_MAX_LENGTH }).min(1))
const personName = optional(line({ max: PERSON_NAME_MAX_LENGTH }).min(1))

const googleClaims = z.object({
  sub: textId,
  email: emailAddress,
  email_verified: z.boolean().optional().catch(false),
  name: shownName,
  given_name: personName,
  family_name: personName,
})
const facebookUser = z.object({
  id: anyId,
  name: shownName,
  first_name: personName,
  last_name: personName,
  email: emailAddress,
})
const twitterUser = z.object({
  data: z.object({ id: anyId, username: shownName, confirmed_email: emailAddress }),
})
const envatoWho = z.object({ userId: anyId })
const envatoName = z.object({ username: shownName })
const envatoAddress = z.object({ email: emailAddress })

const FACEBOOK = 'https://graph.facebook.com/v21.0'
const ENVATO = 'https://api.envato.com'

export const SOCIAL_PROVIDERS: Readonly<Record<SocialService, SocialProvider>> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    scope: 'openid email profile',
    clientAuthentication: 'post',
    readIdentity: async ({ claims }) => {
      const { sub, email, email_verified, name, given_name, family_name } =
        googleClaims.parse(claims)
      return {
        providerId: sub,
        username: name ?? email ?? sub,
        email,
        isEmailVerified: email_verified === true,
        firstName: given_name,
        lastName: family_name,
      }
    },
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorization: 'https://www.facebook.com/v21.0/dialog/oauth',
    token: `${FACEBOOK}/oauth/access_token`,
    scope: 'email public_profile',
    clientAuthentication: 'post',
    readIdentity: async ({ readJson, accessToken, clientSecret }) => {
      // Apps may be set to refuse calls that do not prove that they know the secret.
      const proof = createHmac('sha256', clientSecret).update(accessToken).digest('hex')
      const user = facebookUser.parse(
        await readJson(
          `${FACEBOOK}/me?fields=id,name,first_name,last_name,email&appsecret_proof=${proof}`,
        ),
      )
      // The Graph API does not say whether an address was confirmed: `verified` was about the person, and is gone.
      return {
        providerId: user.id,
        username: user.name ?? user.id,
        email: user.email,
        isEmailVerified: false,
        firstName: user.first_name,
        lastName: user.last_name,
      }
    },
  },
  twitter: {
    issuer: 'https://x.com',
    authorization: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    scope: 'users.read tweet.read users.email',
    clientAuthentication: 'basic',
    readIdentity: async ({ readJson }) => {
      const { data } = twitterUser.parse(
        await readJson('https://api.x.com/2/users/me?user.fields=confirmed_email'),
      )
      return {
        providerId: data.id,
        username: data.username ?? data.id,
        email: data.confirmed_email,
        isEmailVerified: data.confirmed_email !== undefined,
      }
    },
  },
  envato: {
    issuer: ENVATO,
    authorization: `${ENVATO}/authorization`,
    token: `${ENVATO}/token`,
    scope: '',
    clientAuthentication: 'post',
    readIdentity: async ({ readJson }) => {
      const [who, name, address] = await Promise.all([
        readJson(`${ENVATO}/whoami`),
        readJson(`${ENVATO}/v1/market/private/user/username.json`),
        readJson(`${ENVATO}/v1/market/private/user/email.json`),
      ])
      const { userId } = envatoWho.parse(who)
      // Its API says what the address is, not whether it was confirmed.
      return {
        providerId: userId,
        username: envatoName.parse(name).username ?? userId,
        email: envatoAddress.parse(address).email,
        isEmailVerified: false,
      }
    },
  },
}
