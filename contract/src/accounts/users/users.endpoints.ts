import { z } from 'zod'
import { anyone, permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { LANGUAGES } from '../../core/lines.ts'
import { idParams } from '../../core/list-query.ts'
import { localizationView } from '../../site/localizations/localizations.schemas.ts'
import { publicUserView, userView } from './users.schemas.ts'

export const userEndpoints = {
  getUser: defineEndpoint({
    method: 'GET',
    path: 'users/:id',
    access: permission('titles.view'),
    summary: 'Read one user; private fields only for the account itself and for those who manage users',
    params: idParams,
    response: z.object({
      user: userView,
      /** Links of theirs that visitors can see. */
      contributions_count: z.number(),
    }),
  }),
  findUserByName: defineEndpoint({
    method: 'GET',
    path: 'get-user/:username',
    access: permission('titles.view'),
    summary: 'Find a user by username',
    params: z.object({ username: z.string().max(64) }),
    response: z.object({ user: publicUserView.pick({ id: true, username: true, name: true }) }),
  }),
  changeLocale: defineEndpoint({
    method: 'POST',
    path: 'users/me/locale',
    access: anyone,
    summary: 'Choose the language: kept in a cookie and, when logged in, with the account',
    body: z.object({ locale: z.enum(LANGUAGES) }),
    response: z.object({ locale: localizationView }),
  }),
}
