import { randomUUID } from 'node:crypto'
import {
  SOCIAL_SERVICE_NAMES,
  SOCIAL_SERVICES,
  type SocialService,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import { z } from 'zod'
import type { ConnectionTest } from '../../../platform/connection-test.ts'
import { callOutside } from '../../../platform/outbound/call-outside.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { addressAt } from './social-client.ts'
import { SOCIAL_PROVIDERS } from './social-providers.ts'

const WHOLE_MS = 10_000
const LONGEST_ANSWER_BYTES = 100_000

/** RFC 6749; Facebook says the same in words of its own. */
const faultSchema = z.union([
  z.object({ error: z.string() }).transform(({ error }) => error),
  z
    .object({ error: z.object({ code: z.number() }) })
    .transform(({ error }) => FACEBOOK_FAULTS[error.code] ?? `facebook ${error.code}`),
])
const FACEBOOK_FAULTS: Readonly<Record<number, string>> = {
  1: 'invalid_client',
  100: 'invalid_grant',
  101: 'invalid_client',
}

/** Shows the service a code that it never gave: it looks at the keys of the site first, and says which of the two is wrong. */
const testOf = (service: SocialService): ConnectionTest => ({
  name: `social_${service}`,
  run: async (platform, { t }) => {
    const { social, social_secrets } = await getSettings(platform)
    const { client_id, client_secret } = social_secrets[service]
    if (!social[service].enable || !client_id || !client_secret)
      return {
        state: 'not_set_up',
        said: t('This login is not offered: it has to be switched on and takes both keys.'),
        detail: null,
      }
    const values = { service: SOCIAL_SERVICE_NAMES[service] }
    try {
      const { status, fault } = await offerWrongCode(platform, service)
      if (fault === 'invalid_grant')
        return {
          state: 'works',
          said: t(':service knows this site and its key.', values),
          detail: null,
        }
      if (/^(invalid|unauthorized)_client$/.test(fault) || status === 401)
        return {
          state: 'refused',
          said: t(':service does not know this site, or refuses its key.', values),
          detail: fault,
        }
      return {
        state: 'open',
        said: t(':service answers, and does not say whether it knows the keys.', values),
        detail: fault,
      }
    } catch (error) {
      platform.log.warn({ err: error, service }, 'a social login did not answer a test')
      return {
        state: 'down',
        said: t(':service does not answer as it should.', values),
        detail: null,
      }
    }
  },
})

async function offerWrongCode(platform: Needs<'config' | ToReadSettings>, service: SocialService) {
  const { social_endpoints, social_secrets } = await getSettings(platform)
  const origin = social_endpoints[service]
  const { client_id, client_secret } = social_secrets[service]
  const { token, clientAuthentication } = SOCIAL_PROVIDERS[service]
  const isBasic = clientAuthentication === 'basic'
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code: randomUUID(),
    code_verifier: randomUUID() + randomUUID(),
    redirect_uri: `${platform.config.baseUrl}/secure/auth/social/${service}/callback`,
    client_id,
    ...(!isBasic && { client_secret }),
  })
  const pair = [client_id, client_secret].map(encodeURIComponent).join(':')
  const { status, body } = await callOutside(platform, {
    purpose: 'social login',
    url: addressAt(origin, token),
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      ...(isBasic && { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }),
    },
    body: form.toString(),
    // A stand-in is named by those who run the site.
    allow: (url) => ({ url, isInside: origin !== null }),
    mostBytes: LONGEST_ANSWER_BYTES,
    wholeMs: WHOLE_MS,
  })
  if (status >= 500) throw new Error(`${service} answered ${status}`)
  return { status, fault: faultSchema.parse(JSON.parse(body.toString())).slice(0, 100) }
}

export const socialTests = SOCIAL_SERVICES.map(testOf)
