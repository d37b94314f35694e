import { z } from 'zod'
import { guestOnly, user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { bootstrapData } from '../../site/bootstrap/bootstrap.schemas.ts'
import { twoFactorChallengeForm, twoFactorCodeSchema } from './two-factor.schemas.ts'

const nothing = z.object({})
const recoveryCodes = z.object({ two_factor_recovery_codes: z.array(z.string()) })

export const twoFactorEndpoints = {
  answerTwoFactorChallenge: defineEndpoint({
    method: 'POST',
    path: 'auth/two-factor-challenge',
    access: guestOnly,
    summary: 'Finish a login with a code or, in its place, a recovery code, which is used up by it',
    throttle: {
      name: 'two-factor.address',
      by: 'address',
      attempts: 60,
      windowSeconds: 900,
      forgivesGoodCalls: true,
    },
    body: twoFactorChallengeForm,
    response: z.object({ bootstrapData: bootstrapData.optional() }),
  }),
  enableTwoFactor: defineEndpoint({
    method: 'POST',
    path: 'auth/user/two-factor-authentication',
    access: withAccess(user, { inPerson: true, recentPassword: true }),
    summary: 'Begin to set up two factor; it is on once a code was confirmed',
    response: nothing,
  }),
  disableTwoFactor: defineEndpoint({
    method: 'DELETE',
    path: 'auth/user/two-factor-authentication',
    access: withAccess(user, { inPerson: true, recentPassword: true }),
    summary: 'Turn two factor off, or cancel setting it up',
    response: nothing,
  }),
  getTwoFactorQrCode: defineEndpoint({
    method: 'GET',
    path: 'auth/user/two-factor/qr-code',
    mayBeMissing: true,
    access: withAccess(user, { inPerson: true }),
    summary:
      'The secret for the authenticator, as a picture and as text; only while two factor is being set up',
    response: z.object({ svg: z.string(), secret: z.string() }),
  }),
  confirmTwoFactor: defineEndpoint({
    method: 'POST',
    path: 'auth/user/confirmed-two-factor-authentication',
    access: withAccess(user, { inPerson: true }),
    summary: 'Turn two factor on with a first code of the authenticator',
    body: z.object({ code: twoFactorCodeSchema }),
    response: nothing,
  }),
  getRecoveryCodes: defineEndpoint({
    method: 'GET',
    path: 'auth/user/two-factor-recovery-codes',
    mayBeMissing: true,
    access: withAccess(user, { inPerson: true, recentPassword: true }),
    summary: 'The recovery codes that are left',
    response: recoveryCodes,
  }),
  regenerateRecoveryCodes: defineEndpoint({
    method: 'POST',
    path: 'auth/user/two-factor-recovery-codes',
    access: withAccess(user, { inPerson: true, recentPassword: true }),
    summary: 'Make new recovery codes; the old ones are worth nothing from then on',
    response: recoveryCodes,
  }),
}
