import { z } from 'zod'
import { guestOnly, user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { emailSchema } from '../auth/auth.schemas.ts'
import { changePasswordForm, resetPasswordForm, setPasswordForm } from './passwords.schemas.ts'

/** Access tokens and linked services end where it was asked for, and after a login with a recovery code. */
const changedPassword = z.object({ changed: z.literal(true), ended_other_access: z.boolean() })

export const passwordEndpoints = {
  forgotPassword: defineEndpoint({
    method: 'POST',
    path: 'auth/forgot-password',
    access: guestOnly,
    summary:
      'Ask for a link to choose a new password; the answer is the same whether there is such an account or not',
    throttle: {
      name: 'forgot-password.address',
      by: 'address',
      attempts: 20,
      windowSeconds: 3_600,
    },
    body: z.object({ email: emailSchema }),
    response: z.object({ message: z.string() }),
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: 'auth/reset-password',
    access: guestOnly,
    summary:
      'Choose a new password with the token of a mail, which works once; ends every session of the account',
    throttle: {
      name: 'reset-password.address',
      by: 'address',
      attempts: 20,
      windowSeconds: 3_600,
    },
    body: resetPasswordForm,
    response: z.object({ reset: z.literal(true) }),
  }),
  changePassword: defineEndpoint({
    method: 'PUT',
    path: 'auth/user/password',
    access: withAccess(user, { inPerson: true }),
    summary: 'Change the own password; ends the other sessions',
    body: changePasswordForm,
    response: changedPassword,
  }),
  setPassword: defineEndpoint({
    method: 'POST',
    path: 'auth/user/password',
    access: withAccess(user, { inPerson: true, recentPassword: true }),
    summary: 'Give the own account its first password, soon after a login; ends the other sessions',
    body: setPasswordForm,
    response: changedPassword,
  }),
}
