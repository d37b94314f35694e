import { createFileRoute } from '@tanstack/react-router'
import { NewLinkPage } from '../features/links/links/editor/new-link-page.tsx'
import { newLinkRoute } from '../features/links/links/editor/new-link-route.ts'

export const Route = createFileRoute('/_shell/admin/liens/$titleId/new')({
  ...newLinkRoute,
  component: AdminNewLink,
})

function AdminNewLink() {
  const data = Route.useLoaderData()
  const { season } = Route.useSearch()
  return (
    <NewLinkPage
      key={`${data.title.id} ${data.denied?.id ?? ''}`}
      data={data}
      denied={data.denied}
      season={season}
    />
  )
}
