import { emailVerificationEndpoints } from '@mediatheque/contract/accounts/email-verification/email-verification.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { readerLanguage } from '../../site/localizations/localizations.service.ts'
import { sendCode, verifyEmail } from './email-verification.service.ts'

export const emailVerificationRoutes = [
  bindEndpoint(emailVerificationEndpoints.resendEmailVerification, {
    run: async ({ platform, actor, request }) => {
      const { id, emailVerifiedAt } = actor.user!
      if (!emailVerifiedAt)
        await sendCode(platform, {
          userId: id,
          language: await readerLanguage(platform, actor, request),
        })
      return { sent: true } as const
    },
  }),
  bindEndpoint(emailVerificationEndpoints.verifyEmail, {
    run: async ({ platform, actor, body }) => {
      if (!actor.user.emailVerifiedAt) await verifyEmail(platform, actor, body.code)
      return { success: true } as const
    },
  }),
]
