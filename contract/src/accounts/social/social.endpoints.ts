import { z } from 'zod'
import { anyone, guestOnly, user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import {
  socialCallbackQuery,
  socialLoginQuery,
  socialParams,
  socialPasswordForm,
  socialResult,
  socialSignUpForm,
  socialSignUpView,
} from './social.schemas.ts'

/** Each beginning leaves a row behind, and each answer asks the other service. */
const SOCIAL_LOGINS_BY_ADDRESS = {
  name: 'social.address',
  by: 'address',
  attempts: 120,
  windowSeconds: 900,
} as const

export const socialEndpoints = {
  openSocialLogin: defineEndpoint({
    method: 'GET',
    path: 'secure/auth/social/:service/login',
    access: withAccess(anyone, { inPerson: true, noRecord: 'Names a service, not a record.' }),
    summary:
      'Begin a login with another service: leads there. To be opened in a pop-up by a page of this site',
    throttle: SOCIAL_LOGINS_BY_ADDRESS,
    params: socialParams,
    query: socialLoginQuery,
    answersAs: ['text/html'],
    response: socialResult,
  }),
  finishSocialLogin: defineEndpoint({
    method: 'POST',
    path: 'secure/auth/social/:service/login',
    access: withAccess(anyone, { inPerson: true, noRecord: 'Names a service, not a record.' }),
    summary:
      'Finish a login that answered REQUEST_PASSWORD: the password of the account with the same email address connects the two',
    throttle: { ...SOCIAL_LOGINS_BY_ADDRESS, name: 'social-password.address', attempts: 60 },
    params: socialParams,
    body: socialPasswordForm,
    response: socialResult,
  }),
  getSocialSignUp: defineEndpoint({
    method: 'GET',
    path: 'secure/auth/social/:service/sign-up',
    access: withAccess(guestOnly, { noRecord: 'Names a service, not a record.' }),
    summary: 'Who waits for an account after a login that answered SIGN_UP',
    params: socialParams,
    response: socialSignUpView,
  }),
  finishSocialSignUp: defineEndpoint({
    method: 'POST',
    path: 'secure/auth/social/:service/sign-up',
    access: withAccess(guestOnly, { noRecord: 'Names a service, not a record.' }),
    summary:
      'Finish a login that answered SIGN_UP: makes an account under the chosen username, with the policies accepted, and logs in',
    throttle: { ...SOCIAL_LOGINS_BY_ADDRESS, name: 'social-sign-up.address', attempts: 60 },
    params: socialParams,
    body: socialSignUpForm,
    response: socialResult,
  }),
  dropSocialSignUp: defineEndpoint({
    method: 'DELETE',
    path: 'secure/auth/social/:service/sign-up',
    access: withAccess(guestOnly, { noRecord: 'Names a service, not a record.' }),
    summary: 'Give up a login that answered SIGN_UP: what the service said is forgotten',
    throttle: { ...SOCIAL_LOGINS_BY_ADDRESS, name: 'social-sign-up-drop.address' },
    params: socialParams,
    status: 204,
    response: z.undefined(),
  }),
  openSocialConnection: defineEndpoint({
    method: 'GET',
    path: 'secure/auth/social/:service/connect',
    access: withAccess(user, { inPerson: true, noRecord: 'Names a service, not a record.' }),
    summary:
      'Begin to connect another service to the own account: leads there. To be opened in a pop-up by a page of this site',
    params: socialParams,
    answersAs: ['text/html'],
    response: socialResult,
  }),
  beginSocialConnection: defineEndpoint({
    method: 'POST',
    path: 'secure/auth/social/:service/connect',
    access: withAccess(user, { inPerson: true, noRecord: 'Names a service, not a record.' }),
    summary: 'The same for who opens the pop-up on their own: answers its address',
    params: socialParams,
    response: z.object({ url: z.string() }),
  }),
  receiveSocialAnswer: defineEndpoint({
    method: 'GET',
    path: 'secure/auth/social/:service/callback',
    access: withAccess(anyone, { inPerson: true, noRecord: 'Names a service, not a record.' }),
    summary:
      'Where the service sends the visitor back to: a page that tells the result to the one that opened the pop-up',
    throttle: { ...SOCIAL_LOGINS_BY_ADDRESS, name: 'social-answer.address' },
    params: socialParams,
    query: socialCallbackQuery,
    answersAs: ['text/html'],
    response: socialResult,
  }),
  disconnectSocial: defineEndpoint({
    method: 'POST',
    path: 'secure/auth/social/:service/disconnect',
    access: withAccess(user, { inPerson: true, noRecord: 'Names a service, not a record.' }),
    summary: 'Disconnect a service from the own account',
    params: socialParams,
    status: 204,
    response: z.undefined(),
  }),
}
