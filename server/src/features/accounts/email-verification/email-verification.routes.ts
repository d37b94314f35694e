import { emailVerificationEndpoints } from '@mediatheque/contract/accounts/email-verification/email-verification.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { sendCode, verifyEmail } from './email-verification.service.ts'

export const emailVerificationRoutes = [
  bindEndpoint(emailVerificationEndpoints.resendEmailVerification, {
    run: async ({ platform, actor, language }) => {
      const { id, emailVerifiedAt } = actor.user!
      if (!emailVerifiedAt) await sendCode(platform, { userId: id, language })
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
