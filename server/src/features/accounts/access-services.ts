import type { AccessServices } from '../../platform/http/answer-call.ts'
import { fieldError } from '../../platform/http/app-error.ts'
import { getSettings } from '../site/settings/settings.service.ts'
import { resolveActor } from './sessions/actors.service.ts'

/** Checks the answer to a human check. */
export type VerifyHuman = (...parameters: Parameters<AccessServices['assertHuman']>) => Promise<boolean>

/** Without a check that could pass, an action for which one is asked stays closed. */
const refuseEverybody: VerifyHuman = async () => false

/** What the guards of every endpoint ask the features. `quotas` counts, by name, what a numeric restriction limits. */
export function makeAccessServices(quotas: AccessServices['quotas'], verifyHuman: VerifyHuman = refuseEverybody): AccessServices {
  return {
    resolveActor,
    quotas,
    assertHuman: async (platform, actor, action, token) => {
      const { recaptcha } = await getSettings(platform)
      const isAsked = (recaptcha.enable as Readonly<Record<string, boolean>>)[action] === true
      if (isAsked && !(await verifyHuman(platform, actor, action, token))) throw fieldError('token', 'Could not verify you are human.')
    },
  }
}
