import { userUrl } from '@mediatheque/contract/accounts/users/user-url.ts'
import type { ProfileTab } from '@mediatheque/contract/community/profiles/profile-tabs.ts'
import type { ProfileView } from '@mediatheque/contract/community/profiles/profiles.schemas.ts'
import type { Page } from '@mediatheque/contract/core/list-query.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Favourites } from '../features/community/favourites/favourites.tsx'
import { ActivityList } from '../features/community/activity/activity-list.tsx'
import { activityQuery } from '../features/community/activity/activity.queries.ts'
import { FollowButton } from '../features/community/follows/follow-button.tsx'
import { ListGrid } from '../features/community/lists/list-grid.tsx'
import { NothingHere } from '../features/community/profiles/nothing-here.tsx'
import { ProfileComments } from '../features/community/profiles/profile-comments.tsx'
import { ProfileMembers } from '../features/community/profiles/profile-members.tsx'
import { ProfilePage } from '../features/community/profiles/profile-page.tsx'
import { ProfileRatings, ProfileReviews } from '../features/community/profiles/profile-reviews.tsx'
import { panelQueries, profileQuery } from '../features/community/profiles/profiles.queries.ts'
import { lazyDialog } from '../lib/lazy-part.ts'
import { useSession } from '../lib/session.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import type { Wanted } from './load-user-panel.ts'

const dialog = lazyDialog(() => import('./favourites-dialog.tsx'))

/** Somebody's profile, with one of its panels. */
export function UserPanel({ id: param, tab, page, before }: Wanted) {
  const id = Number(param)
  const profile = useSuspenseQuery(profileQuery(id)).data
  const { user, counts } = profile
  const viewer = useSession().user
  return (
    <ProfilePage
      profile={profile}
      tab={tab}
      favourites={
        <Favourites titles={profile.favourites} isOwn={viewer?.id === id} dialog={dialog} />
      }
      actions={<FollowButton of={{ kind: 'user', id }} path={userUrl(user)} size="sm" />}
    >
      {counts[tab] === null ? null : tab === 'activity' ? (
        <ActivityPanel {...{ id, before, user }} />
      ) : (
        <Panel {...{ id, tab, page, name: user.name }} />
      )}
    </ProfilePage>
  )
}

type PagedTab = Exclude<ProfileTab, 'activity'>

interface PanelProps {
  id: number
  tab: PagedTab
  page: number | undefined
  name: string
}

/** A page of rows, of the kind that its panel shows. */
interface PanelAnswer {
  pagination: Page<never>
}

const PANELS: Readonly<Record<PagedTab, (rows: never) => ReactNode>> = {
  lists: (lists) => <ListGrid lists={lists} isOfOne />,
  ratings: (ratings) => <ProfileRatings ratings={ratings} />,
  reviews: (reviews) => <ProfileReviews reviews={reviews} />,
  comments: (comments) => <ProfileComments comments={comments} />,
  followers: (members) => <ProfileMembers members={members} />,
  'followed-users': (members) => <ProfileMembers members={members} />,
}

function Panel({ id, tab, page, name }: PanelProps) {
  const { pagination } = useSuspenseQuery<PanelAnswer>(panelQueries[tab](id, page) as never).data
  if (pagination.data.length === 0) return <NothingHere tab={tab} name={name} />
  return (
    <>
      {PANELS[tab](pagination.data as never)}
      <PageLinks of={pagination} />
    </>
  )
}

interface ActivityPanelProps {
  id: number
  before: string | undefined
  user: ProfileView['user']
}

function ActivityPanel({ id, before, user }: ActivityPanelProps) {
  const { activity, next } = useSuspenseQuery(activityQuery(id, before)).data
  if (activity.length === 0 && before === undefined)
    return <NothingHere tab="activity" name={user.name} />
  return <ActivityList activity={activity} next={next} path={`${userUrl(user)}/activity`} />
}
