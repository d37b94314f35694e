import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CommentsSection } from '../features/community/comments/comments-section.tsx'
import { InnerSkeleton } from '../features/catalogue/title-cards/inner-skeleton.tsx'
import { playedFrom } from '../features/catalogue/player/played-from.ts'
import { momentsOf } from '../features/catalogue/watch/moments-of.ts'
import { watchHead } from '../features/catalogue/watch/watch-head.ts'
import { WatchPage } from '../features/catalogue/watch/watch-page.tsx'
import { fetchWatchPage, watchQuery } from '../features/catalogue/watch/watch.queries.ts'
import { notFoundOn404, numberParam, requirePermission } from '../lib/guards.ts'

export const Route = createFileRoute('/_shell/watch/$videoId')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: ({ context: { queryClient }, params }) =>
    fetchWatchPage(queryClient, numberParam(params.videoId)).catch(notFoundOn404),
  head: ({ loaderData }) => (loaderData ? watchHead(loaderData) : {}),
  headers: ({ loaderData: view }) =>
    view && playedFrom([view.video, ...view.sources], [view.storyboard]),
  pendingComponent: InnerSkeleton,
  // What plays goes on, in full screen too, until the next video is known.
  staticData: { staysWhileLoading: true },
  component: Watch,
})

/** One page goes from video to video, so that the player and its full screen stay. */
function Watch() {
  const { data } = useSuspenseQuery(watchQuery(Number(Route.useParams().videoId)))
  const navigate = Route.useNavigate()
  return (
    <>
      <WatchPage
        view={data}
        onOpen={(videoId) =>
          void navigate({
            to: '/watch/$videoId',
            params: { videoId: String(videoId) },
            resetScroll: false,
          })
        }
      />
      <CommentsSection
        key={`comments-${data.video.id}`}
        on={{ type: 'video', id: data.video.id, moments: momentsOf(data) }}
      />
    </>
  )
}
