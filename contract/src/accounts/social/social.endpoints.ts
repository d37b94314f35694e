import { z } from 'zod'
import { anyone, user } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import {
  socialCallbackQuery,
  socialLoginQuery,
  socialParams,
  socialPasswordForm,
  socialResult,
} from './social.schemas.ts'

export const socialEndpoints = {
  openSocialLogin: defineEndpoint({
    method: 'GET',
    path: 'secure/auth/social/:service/login',
    access: anyone,
    summary:
      'Begin a login with another service: leads there. To be opened in a pop-up by a page of this site',
    params: socialParams,
    query: socialLoginQuery,
    response: socialResult,
  }),
  finishSocialLogin: defineEndpoint({
    method: 'POST',
    path: 'secure/auth/social/:service/login',
    access: anyone,
    summary:
      'Finish a login that answered REQUEST_PASSWORD: the password of the account with the same email address connects the two',
    params: socialParams,
    body: socialPasswordForm,
    response: socialResult,
  }),
  openSocialConnection: defineEndpoint({
    method: 'GET',
    path: 'secure/auth/social/:service/connect',
    access: user,
    summary:
      'Begin to connect another service to the own account: leads there. To be opened in a pop-up by a page of this site',
    params: socialParams,
    response: socialResult,
  }),
  beginSocialConnection: defineEndpoint({
    method: 'POST',
    path: 'secure/auth/social/:service/connect',
    access: user,
    summary: 'The same for who opens the pop-up on their own: answers its address',
    params: socialParams,
    response: z.object({ url: z.string() }),
  }),
  receiveSocialAnswer: defineEndpoint({
    method: 'GET',
    path: 'secure/auth/social/:service/callback',
    access: anyone,
    summary:
      'Where the service sends the visitor back to: a page that tells the result to the one that opened the pop-up',
    params: socialParams,
    query: socialCallbackQuery,
    response: socialResult,
  }),
  disconnectSocial: defineEndpoint({
    method: 'POST',
    path: 'secure/auth/social/:service/disconnect',
    access: user,
    summary: 'Disconnect a service from the own account',
    params: socialParams,
    status: 204,
    response: z.undefined(),
  }),
}
