import { COOKIE_NOTICE_COOKIE } from '@mediatheque/contract/core/constants.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import type { FastifyRequest } from 'fastify'
import type { Needs } from '../../../platform/platform.ts'
import { presentViewedAs } from '../../accounts/callers/view-as.presenter.ts'
import { getGuestRole } from '../../accounts/roles/roles.service.ts'
import { loadAccountAdditions } from '../../accounts/users/account-additions.service.ts'
import { presentCurrentUser, presentViewedUser } from '../../accounts/users/users.presenter.ts'
import { getUser } from '../../accounts/users/users.service.ts'
import {
  getLocalization,
  listKnownLocalizations,
  readerLanguage,
} from '../localizations/localizations.service.ts'
import { getPublicSettings, type ToReadSettings } from '../settings/settings.service.ts'
import { isMobileDevice } from './is-mobile-device.ts'

/** Everything the application starts with, for this actor. */
export async function assembleBootstrapData(
  platform: Needs<'clock' | 'config' | 'features' | ToReadSettings>,
  actor: Actor,
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
): Promise<BootstrapData> {
  const [settings, guest, language, localizations, user, contributed] = await Promise.all([
    getPublicSettings(platform),
    getGuestRole(platform),
    readerLanguage(platform, actor, request),
    listKnownLocalizations(platform),
    actor.user && presentedUser(platform, actor, actor.user.id),
    Promise.all(platform.features.flatMap(({ bootstrap }) => bootstrap?.(platform) ?? [])),
  ])
  return {
    settings,
    user,
    guest_role: {
      id: guest.id,
      name: guest.name,
      permissions: guest.permissions.map(({ name, restrictions }) => ({
        name,
        restrictions: [...restrictions],
      })),
    },
    viewed_as: actor.viewedAs ? presentViewedAs(actor.viewedAs, platform.clock.now()) : null,
    has_view_ended: actor.hasViewEnded ?? false,
    i18n: { ...(await getLocalization(platform, language)), localizations },
    is_mobile_device: isMobileDevice(request.headers),
    show_cookie_notice:
      settings.cookie_notice.enable && request.cookies[COOKIE_NOTICE_COOKIE] === undefined,
    vapid_public_key: null,
    footer_pages: [],
    ...Object.assign({}, ...contributed),
  }
}

async function presentedUser(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets' | 'features' | 'log'>,
  actor: Actor,
  userId: number,
) {
  const [user, additions] = await Promise.all([
    getUser(platform, userId),
    loadAccountAdditions(platform, userId),
  ])
  const now = platform.clock.now()
  return actor.viewedAs
    ? presentViewedUser(user, actor, now, additions)
    : presentCurrentUser(user, now, additions)
}
