import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { HumanCheckProvider } from '@mediatheque/contract/accounts/human-check/human-check.settings.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { askProvider } from './ask-provider.ts'
import { isSolved } from './proof-of-work.ts'

const LONGEST_TOKEN = 10_000

/** Whether a token passes the check that the settings ask for. A token passes once. */
export async function isHuman(
  platform: Needs<'clock' | ToReadSettings>,
  token: unknown,
  action?: string,
): Promise<boolean> {
  if (typeof token !== 'string' || token === '' || token.length > LONGEST_TOKEN) return false
  const settings = await getSettings(platform)
  const { provider } = settings.recaptcha
  return provider === 'altcha'
    ? isSolved(platform, token)
    : askProvider(platform, settings, { provider, token, action })
}

/**
 * The human check of an endpoint, where the settings ask for it.
 * @throws AppError validation, on `token`
 */
export async function assertHuman(
  platform: Needs<'clock' | ToReadSettings>,
  _actor: Actor,
  action: string,
  token: unknown,
): Promise<void> {
  const { recaptcha } = await getSettings(platform)
  const isAsked = (recaptcha.enable as Readonly<Record<string, boolean>>)[action] === true
  if (isAsked && !(await isHuman(platform, token, action)))
    throw fieldError('token', 'Could not verify you are human.')
}

/** Where the scripts of a provider come from, which pages must allow before one can run. */
const SCRIPT_SOURCES: Readonly<Record<HumanCheckProvider, readonly string[]>> = {
  altcha: [],
  recaptcha_v2: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  recaptcha_v3: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  turnstile: ['https://challenges.cloudflare.com/turnstile/'],
}

/** Empty unless a provider is chosen and some action asks for the check. */
export async function listScriptSources(
  platform: Needs<ToReadSettings>,
): Promise<readonly string[]> {
  const { recaptcha } = await getSettings(platform)
  return Object.values(recaptcha.enable).some(Boolean) ? SCRIPT_SOURCES[recaptcha.provider] : []
}

/** Links are then shown without their addresses to whom the check is for. */
export async function isDownloadChecked(platform: Needs<ToReadSettings>): Promise<boolean> {
  return (await getSettings(platform)).recaptcha.enable.download
}
