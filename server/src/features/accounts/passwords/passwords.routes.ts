import { passwordEndpoints } from '@mediatheque/contract/accounts/passwords/passwords.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import {
  changePassword,
  forgotPassword,
  resetPassword,
  setFirstPassword,
} from './passwords.service.ts'

export const passwordRoutes = [
  bindEndpoint(passwordEndpoints.forgotPassword, {
    run: async ({ platform, body, language }) => {
      await forgotPassword(platform, body.email, language)
      return {
        message: 'If there is an account with this email address, we have just sent a link to it.',
      }
    },
  }),
  bindEndpoint(passwordEndpoints.resetPassword, {
    run: async ({ platform, body }) => {
      await resetPassword(platform, body)
      return { reset: true } as const
    },
  }),
  bindEndpoint(passwordEndpoints.changePassword, {
    run: async ({ platform, actor, body }) => {
      const ended = await changePassword(platform, actor, body)
      return { changed: true, ended_other_access: ended } as const
    },
  }),
  bindEndpoint(passwordEndpoints.setPassword, {
    run: async ({ platform, actor, body }) => {
      const ended = await setFirstPassword(platform, actor, body)
      return { changed: true, ended_other_access: ended } as const
    },
  }),
]
