import { z } from 'zod'
import { line } from '../../core/input.ts'
import { user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { EMAIL_MAX_LENGTH } from '../auth/auth.schemas.ts'
import { verificationCodeSchema } from './email-verification.schemas.ts'

export const emailVerificationEndpoints = {
  resendEmailVerification: defineEndpoint({
    method: 'POST',
    path: 'resend-email-verification',
    access: withAccess(user, { inPerson: true }),
    summary: 'Send a new code to the own address, at most once a minute',
    /** Shown in the form; the code always goes to the address of the caller’s own account. */
    body: z.object({ email: line({ max: EMAIL_MAX_LENGTH }).optional() }),
    response: z.object({ sent: z.literal(true) }),
  }),
  verifyEmail: defineEndpoint({
    method: 'POST',
    path: 'validate-email-verification-otp',
    access: withAccess(user, { inPerson: true }),
    summary: 'Verify the own address with the code of a mail',
    body: z.object({ code: verificationCodeSchema }),
    response: z.object({ success: z.literal(true) }),
  }),
}
