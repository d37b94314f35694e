import { userUrl } from '@mediatheque/contract/accounts/users/user-url.ts'
import { siteSceneNumber } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import {
  PROFILE_TABS,
  type ProfileTab,
} from '@mediatheque/contract/community/profiles/profile-tabs.ts'
import type { ProfileView } from '@mediatheque/contract/community/profiles/profiles.schemas.ts'
import type { QueryClient } from '@tanstack/react-query'
import { pageHead, previewScene } from '../features/catalogue/title-cards/page-head.ts'
import { activityQuery } from '../features/community/activity/activity.queries.ts'
import { panelQueries, profileQuery } from '../features/community/profiles/profiles.queries.ts'
import { TAB_NAMES } from '../features/community/profiles/tab-names.ts'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { assertPageIsThere, leadToOwnAddress } from '../lib/own-address.ts'

export interface Wanted {
  readonly id: string
  readonly tab: ProfileTab
  readonly page: number | undefined
  /** Of the activity, where the page before ended. */
  readonly before?: string | undefined
}

interface Opened extends Wanted {
  readonly location: { readonly pathname: string; readonly searchStr: string }
  /** Whether the address names the panel. */
  readonly isNamed: boolean
}

/** What a page of a profile needs, at its own address only, and what stands in its head. */
export async function openPanel(queries: QueryClient, opened: Opened) {
  const { user } = await loadPanel(queries, opened)
  const { tab, page } = opened
  // The first panel is the profile itself, at whichever of its two addresses.
  const path = tab === PROFILE_TABS[0] ? userUrl(user) : `${userUrl(user)}/${tab}`
  const heading =
    tab === PROFILE_TABS[0] ? user.name : `${translate(TAB_NAMES[tab])} · ${user.name}`
  const words = {
    name: user.name,
    heading,
    description: translate('Lists, ratings, reviews and comments of :name', { name: user.name }),
    path,
    page,
    type: 'profile',
  } as const
  return { head: pageHead({ ...words, image: previewScene('site', siteSceneNumber(user.id)) }) }
}

async function loadPanel(
  queries: QueryClient,
  { id: param, tab, page, before, location, isNamed }: Opened,
): Promise<ProfileView> {
  const id = numberParam(param)
  const profile = await queries.ensureQueryData(profileQuery(id)).catch(notFoundOn404)
  leadToOwnAddress(location, isNamed ? `${userUrl(profile.user)}/${tab}` : userUrl(profile.user))
  if (profile.counts[tab] === null) return profile
  if (tab === 'activity') {
    await queries.ensureQueryData(activityQuery(id, before))
  } else {
    const read = queries.ensureQueryData(panelQueries[tab](id, page) as never)
    const { pagination } = (await read) as { pagination: { data: unknown[] } }
    assertPageIsThere(page, pagination)
  }
  return profile
}
