import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ActivityList } from '../features/community/activity/activity-list.tsx'
import { followedActivityQuery } from '../features/community/activity/activity.queries.ts'
import { readActivitySearch } from '../features/community/activity/read-activity-search.ts'
import { FollowedActivityPage } from '../features/community/follows/followed-activity-page.tsx'
import { requirePermission, requireUser } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/following/activity')({
  validateSearch: readActivitySearch,
  beforeLoad: ({ location }) => {
    requireUser(location)
    requirePermission('titles.view', location)
  },
  loaderDeps: ({ search: { before } }) => ({ before }),
  loader: ({ context: { queryClient }, deps: { before } }) =>
    queryClient.ensureQueryData(followedActivityQuery(before)),
  head: () => ({ meta: [{ title: translate('What members you follow do') }] }),
  component: FollowedActivity,
})

function FollowedActivity() {
  const { before } = Route.useSearch()
  const { activity, next } = useSuspenseQuery(followedActivityQuery(before)).data
  return (
    <FollowedActivityPage isEmpty={activity.length === 0 && before === undefined}>
      <ActivityList activity={activity} next={next} path="/following/activity" />
    </FollowedActivityPage>
  )
}
