import { twoFactorEndpoints } from '@mediatheque/contract/accounts/two-factor/two-factor.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import {
  beginSetUp,
  confirmSetUp,
  getQrCode,
  getRecoveryCodes,
  regenerateRecoveryCodes,
  turnOff,
} from './two-factor.service.ts'

export const twoFactorRoutes = [
  bindEndpoint(twoFactorEndpoints.enableTwoFactor, {
    run: async ({ platform, actor }) => {
      await beginSetUp(platform, actor)
      return {}
    },
  }),
  bindEndpoint(twoFactorEndpoints.disableTwoFactor, {
    run: async ({ platform, actor }) => {
      await turnOff(platform, actor.user.id)
      return {}
    },
  }),
  bindEndpoint(twoFactorEndpoints.getTwoFactorQrCode, {
    run: ({ platform, actor, reply }) => {
      void reply.header('cache-control', 'no-store')
      return getQrCode(platform, actor.user!)
    },
  }),
  bindEndpoint(twoFactorEndpoints.confirmTwoFactor, {
    run: async ({ platform, actor, body }) => {
      await confirmSetUp(platform, actor.user.id, body.code)
      return {}
    },
  }),
  bindEndpoint(twoFactorEndpoints.getRecoveryCodes, {
    run: ({ platform, actor, reply }) => {
      void reply.header('cache-control', 'no-store')
      return getRecoveryCodes(platform, actor.user.id)
    },
    present: (codes) => ({ two_factor_recovery_codes: [...codes] }),
  }),
  bindEndpoint(twoFactorEndpoints.regenerateRecoveryCodes, {
    run: ({ platform, actor }) => regenerateRecoveryCodes(platform, actor.user.id),
    present: (codes) => ({ two_factor_recovery_codes: [...codes] }),
  }),
]
