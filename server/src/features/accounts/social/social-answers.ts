import {
  type SocialResult,
  type SocialService,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Call } from '../../../platform/http/bind-endpoint.ts'
import { answerLogin } from '../auth/answer-login.service.ts'
import type { FinishedLogin } from '../auth/finish-login.service.ts'
import { sendAnswerPage } from './answer-page.ts'
import { SocialRefusal } from './social-refusal.ts'

export type AnyCall = Pick<
  Call<Endpoint>,
  'platform' | 'actor' | 'language' | 't' | 'request' | 'reply'
>

/** Shows the pop-up's result; a refusal in the words of its reader. */
export async function showResult(
  call: AnyCall,
  service: SocialService,
  work: () => Promise<SocialResult>,
): Promise<SocialResult> {
  const { platform, language, t, request, reply } = call
  const result = await work().catch((error: unknown): SocialResult => {
    if (error instanceof SocialRefusal) {
      if (error.cause) request.log.warn({ err: error.cause, service }, 'a social login failed')
      return { status: 'ERROR', message: t(error.message, error.values) }
    }
    if (error instanceof AppError && error.status < 500)
      return { status: 'ERROR', message: t(error.message) }
    request.log.error({ err: error, service }, 'a social login failed')
    return { status: 'ERROR' }
  })
  const failed = result.message ?? t('An error occurred. Please try again later')
  const text =
    result.status === 'ERROR'
      ? `${failed} ${t('You can close this window.')}`
      : t('You can close this window.')
  await sendAnswerPage(platform, reply, result, { service, language, text })
  return result
}

/** A refusal as the answer of a call that no pop-up made. */
export function explain({ t }: AnyCall) {
  return (error: unknown): never => {
    if (!(error instanceof SocialRefusal)) throw error
    throw new AppError('conflict', { message: t(error.message, error.values), cause: error })
  }
}

/** A login of which nothing is left to be asked but, perhaps, a code. */
export async function finish(
  call: AnyCall,
  { login, isRemembered }: { login: FinishedLogin; isRemembered: boolean },
): Promise<SocialResult> {
  const { two_factor, bootstrapData } = await answerLogin(
    call.platform,
    login,
    { isRemembered },
    call,
  )
  return two_factor ? { status: 'TWO_FACTOR' } : { status: 'SUCCESS', bootstrapData }
}
