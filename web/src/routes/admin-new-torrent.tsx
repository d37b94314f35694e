import { createFileRoute } from '@tanstack/react-router'
import {
  loadNewLink,
  newLinkHead,
  readNewLinkSearch,
} from '../features/links/links/editor/new-link-loader.ts'
import { NewLinkPage } from '../features/links/links/editor/new-link-page.tsx'

export const Route = createFileRoute('/_shell/admin/torrents/$titleId/new')({
  validateSearch: readNewLinkSearch,
  loader: ({ context, params }) => loadNewLink(context.queryClient, params.titleId),
  head: ({ loaderData }) => newLinkHead(loaderData?.title.name),
  component: AdminNewTorrent,
})

function AdminNewTorrent() {
  const { title, can, options } = Route.useLoaderData()
  const { season } = Route.useSearch()
  return (
    <NewLinkPage
      key={title.id}
      title={title}
      canAddEpisodes={can.add_episodes}
      options={options}
      season={season}
      firstType="TORRENT"
    />
  )
}
