import { randomUUID } from 'node:crypto'
import type { ConnectionTest } from '../../../platform/connection-test.ts'
import { getSettings } from '../../site/settings/settings.service.ts'
import { callProvider } from './ask-provider.ts'

/** Asks about a token that nobody was given: what the provider says of it tells whether it knows the secret key. */
export const humanCheckTest: ConnectionTest = {
  name: 'human_check',
  run: async (platform, { t }) => {
    const settings = await getSettings(platform)
    const { provider } = settings.recaptcha
    if (provider === 'altcha')
      return {
        state: 'works',
        said: t('The built-in check needs nobody else: there is nothing to set up.'),
        detail: null,
      }
    if (!settings.recaptcha.site_key || !settings.recaptcha_secrets.secret_key)
      return {
        state: 'not_set_up',
        said: t('The provider gives two keys: both have to be entered here.'),
        detail: null,
      }
    try {
      const question = { provider, token: `no-token-${randomUUID()}` }
      const { success, 'error-codes': codes } = await callProvider(platform, settings, question)
      return { ...judge(success, codes, t), detail: codes.join(', ').slice(0, 200) || null }
    } catch (error) {
      platform.log.warn({ err: error }, 'the provider of the human check did not answer a test')
      const said = t('The provider does not answer as it should.')
      return { state: 'down', said, detail: null }
    }
  },
}

function judge(success: boolean, codes: readonly string[], t: (line: string) => string) {
  if (codes.some((code) => code.endsWith('input-secret')))
    return { state: 'refused' as const, said: t('The provider does not know the secret key.') }
  if (success)
    // Keys that providers publish for tests.
    return {
      state: 'open' as const,
      said: t('The provider lets everybody pass: these are keys for tests.'),
    }
  if (codes.includes('invalid-input-response') || codes.includes('timeout-or-duplicate'))
    return {
      state: 'works' as const,
      said: t('The provider knows the secret key. Whether the site key fits, only a page shows.'),
    }
  return {
    state: 'open' as const,
    said: t('The provider answers, and does not say whether it knows the keys.'),
  }
}
