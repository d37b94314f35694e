import { LOCALE_COOKIE } from '@mediatheque/contract/core/constants.ts'
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { bindEndpoint, type Call, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { getLocalization } from '../../site/localizations/localizations.service.ts'
import { loadAccountAdditions } from '../users/account-additions.service.ts'
import { displayName, presentUser } from '../users/users.presenter.ts'
import { chooseUsername } from './choose-username.ts'
import { updateAccount } from './update-account.ts'
import { canSeeRecoveryCodes } from '../two-factor/two-factor.service.ts'
import { canUpdateAccount } from '../users/users.policy.ts'
import { chooseLanguage } from '../users/change-accounts.service.ts'
import { findAccount } from '../users/login-accounts.service.ts'
import {
  countContributions,
  getAccountToManage,
  getUser,
  getUserByUsername,
  getVisibleUser,
  listUsersByName,
  rankOf,
  type UserRow,
  type UserWithGrants,
} from '../users/users.service.ts'

const LOCALE_COOKIE_SECONDS = 365 * 24 * 3_600

const presentName = (row: UserRow) => ({
  user: { id: row.id, username: row.username, name: displayName(row) },
})

async function presentAccount(user: UserWithGrants, { platform, actor }: Call<Endpoint>) {
  const additions = await loadAccountAdditions(platform, user.row.id)
  return presentUser(user, actor, platform.clock.now(), additions)
}

const versioned = viewOfRecord<UserRow>({
  find: (id, { platform }) => findAccount(platform, id),
  view: async (row, call) =>
    presentAccount({ ...(await getUser(call.platform, row.id)), row }, call),
})

export const profileRoutes = [
  bindEndpoint(userEndpoints.getUser, {
    run: ({ platform, actor, params }) => getVisibleUser(platform, actor, params.id),
    present: async (user, { platform, actor }) => ({
      user: presentUser(
        user,
        actor,
        platform.clock.now(),
        await loadAccountAdditions(platform, user.row.id, {
          areSecretsShown: canSeeRecoveryCodes(actor, user.row.id, platform.clock.now()),
        }),
      ),
      contributions_count: await countContributions(platform, user.row.id),
    }),
  }),
  bindEndpoint(userEndpoints.listMembersByName, {
    run: async ({ platform, query }) => ({
      members: (await listUsersByName(platform, query.query)).map((row) => presentName(row).user),
    }),
  }),
  bindEndpoint(userEndpoints.findUserByName, {
    run: ({ platform, actor, params }) => getUserByUsername(platform, actor, params.username),
    present: presentName,
  }),
  bindEndpoint(userEndpoints.updateUser, {
    versioned,
    load: ({ platform, actor, params }) => getAccountToManage(platform, actor, params.id),
    policy: (actor, user) => canUpdateAccount(actor, rankOf(user)),
    run: ({ platform, record, body }) => updateAccount(platform, record, body),
    present: async (user, call) => ({ user: await presentAccount(user, call) }),
  }),
  bindEndpoint(userEndpoints.chooseUsername, {
    run: ({ platform, actor, body }) => chooseUsername(platform, actor, body.username),
    present: ({ row }) => presentName(row),
  }),
  bindEndpoint(userEndpoints.changeLocale, {
    run: async ({ platform, actor, body, reply }) => {
      if (actor.user) await chooseLanguage(platform, actor.user.id, body.locale)
      void reply.setCookie(LOCALE_COOKIE, body.locale, {
        path: platform.config.basePath || '/',
        sameSite: 'lax',
        secure: platform.config.baseUrl.startsWith('https:'),
        maxAge: LOCALE_COOKIE_SECONDS,
      })
      return { locale: await getLocalization(platform, body.locale) }
    },
  }),
]
