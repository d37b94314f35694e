import { LOCALE_COOKIE } from '@mediatheque/contract/core/constants.ts'
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { getLocalization } from '../../site/localizations/localizations.service.ts'
import { loadAccountAdditions } from './account-additions.service.ts'
import { displayName, presentUser } from './users.presenter.ts'
import { chooseLanguage, countContributions, getUser, getUserByUsername } from './users.service.ts'

const LOCALE_COOKIE_SECONDS = 365 * 24 * 3_600

export const userRoutes = [
  bindEndpoint(userEndpoints.getUser, {
    run: ({ platform, params }) => getUser(platform, params.id),
    present: async (user, { platform, actor }) => ({
      user: presentUser(user, actor, platform.clock.now(), await loadAccountAdditions(platform, user.row.id)),
      contributions_count: await countContributions(platform, user.row.id),
    }),
  }),
  bindEndpoint(userEndpoints.findUserByName, {
    run: ({ platform, params }) => getUserByUsername(platform, params.username),
    present: (row) => ({ user: { id: row.id, username: row.username, name: displayName(row) } }),
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
