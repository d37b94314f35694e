import { z } from 'zod'
import { line } from '../../core/input.ts'
import { anyone, permission, staffWith, user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { readersLanguage } from '../../core/language-code.ts'
import { idParams } from '../../core/list-query.ts'
import { localizationView } from '../../site/localizations/localizations.schemas.ts'
import { chooseUsernameForm, publicUserView, updateUserForm, userView } from './users.schemas.ts'

export const userEndpoints = {
  getUser: defineEndpoint({
    method: 'GET',
    path: 'users/:id',
    access: permission('titles.view', {
      noRecord: 'A profile shows what its owner chose to show; the view leaves the rest out.',
    }),
    summary:
      'Read one user; private fields only for the account itself and for those who manage users',
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
    access: permission('titles.view', { noRecord: 'Leads to a public profile.' }),
    summary: 'Find a user by username',
    params: z.object({ username: line({ max: 64 }) }),
    response: z.object({ user: publicUserView.pick({ id: true, username: true, name: true }) }),
  }),
  listMembersByName: defineEndpoint({
    method: 'GET',
    path: 'admin/members',
    access: staffWith('users.update'),
    summary: 'The first members whose username begins so, for those who manage members',
    query: z.object({ query: line({ max: 32 }) }),
    response: z.object({
      members: z.array(publicUserView.pick({ id: true, username: true, name: true })),
    }),
  }),
  updateUser: defineEndpoint({
    method: 'PUT',
    path: 'users/:id',
    access: withAccess(user, { record: true, version: true, history: 'user' }),
    summary: 'Change the details of the own account, or of any with `users.update`',
    params: idParams,
    body: updateUserForm,
    response: z.object({ user: userView }),
  }),
  chooseUsername: defineEndpoint({
    method: 'PUT',
    path: 'auth/user/username',
    access: withAccess(user, { inPerson: true }),
    summary:
      'Choose the own username once more, after a reset by mail proved the address of an account that somebody else may have opened',
    body: chooseUsernameForm,
    response: z.object({ user: publicUserView.pick({ id: true, username: true, name: true }) }),
  }),
  changeLocale: defineEndpoint({
    method: 'POST',
    path: 'users/me/locale',
    access: anyone,
    summary: 'Choose the language: kept in a cookie and, when logged in, with the account',
    throttle: { name: 'locale.address', by: 'address', attempts: 120, windowSeconds: 900 },
    body: z.object({ locale: readersLanguage() }),
    response: z.object({ locale: localizationView }),
  }),
}
