import type { AccessServices } from '../../platform/http/answer-call.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import { readerLanguage, translatorOf } from '../site/localizations/localizations.service.ts'
import { getSettings } from '../site/settings/settings.service.ts'
import { isHuman } from './human-check/human-check.service.ts'
import { resolveActor } from './sessions/actors.service.ts'

/** What the guards of every endpoint ask the features. `quotas` counts, by name, what a numeric restriction limits. */
export function makeAccessServices(quotas: AccessServices['quotas']): AccessServices {
  return {
    resolveActor,
    quotas,
    translatorFor: async (platform, actor, request) =>
      translatorOf(platform, await readerLanguage(platform, actor, request)),
    assertHuman: async (platform, _actor, action, token) => {
      const { recaptcha } = await getSettings(platform)
      const isAsked = (recaptcha.enable as Readonly<Record<string, boolean>>)[action] === true
      if (isAsked && !(await isHuman(platform, token, action)))
        throw fieldError('token', 'Could not verify you are human.')
    },
  }
}
