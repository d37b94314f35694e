import { z } from 'zod'
import { wholeNumber } from '../../core/input.ts'
import { anyone, guestOnly, user, withAccess } from '../../core/access.ts'
import { PASSWORD_CONFIRMATION_SECONDS } from '../../core/constants.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { bootstrapData } from '../../site/bootstrap/bootstrap.schemas.ts'
import {
  givenPasswordSchema,
  loginForm,
  REGISTRATION_STATUSES,
  registrationForm,
} from './auth.schemas.ts'

export const authEndpoints = {
  logIn: defineEndpoint({
    method: 'POST',
    path: 'auth/login',
    access: withAccess(guestOnly, { botCheck: 'login' }),
    summary: 'Log in; opens a session in a cookie',
    // Trying one password on many accounts. Generous, because a school or an office shares an address.
    throttle: {
      name: 'login.address',
      by: 'address',
      attempts: 60,
      windowSeconds: 900,
      forgivesGoodCalls: true,
    },
    body: loginForm,
    /** `two_factor` instead of the data when a code has to follow. */
    response: z.object({
      two_factor: z.boolean().optional(),
      bootstrapData: bootstrapData.optional(),
    }),
  }),
  register: defineEndpoint({
    method: 'POST',
    path: 'auth/register',
    access: withAccess(guestOnly, { botCheck: 'register' }),
    summary: 'Make an account and log in',
    throttle: { name: 'register.address', by: 'address', attempts: 40, windowSeconds: 3_600 },
    body: registrationForm,
    response: z.object({ status: z.enum(REGISTRATION_STATUSES), bootstrapData }),
  }),
  logOut: defineEndpoint({
    method: 'POST',
    path: 'auth/logout',
    access: withAccess(anyone, { inPerson: true }),
    summary: 'End the session, if there is one',
    throttle: { unlimited: 'Leaving must always be possible, and costs one look at one session.' },
    response: z.object({ bootstrapData }),
  }),
  confirmPassword: defineEndpoint({
    method: 'POST',
    path: 'auth/user/confirm-password',
    access: withAccess(user, { inPerson: true }),
    summary: 'Confirm the own password, which opens sensitive acts for a while',
    body: z.object({ password: givenPasswordSchema }),
    response: z.object({ confirmed: z.boolean() }),
  }),
  getConfirmedPasswordStatus: defineEndpoint({
    method: 'GET',
    path: 'auth/user/confirmed-password-status',
    access: withAccess(user, { inPerson: true }),
    summary: 'Whether the password was confirmed within the last seconds',
    query: z.object({
      seconds: wholeNumber({ least: 1, most: PASSWORD_CONFIRMATION_SECONDS }).default(
        PASSWORD_CONFIRMATION_SECONDS,
      ),
    }),
    response: z.object({ confirmed: z.boolean() }),
  }),
}
