import { createFileRoute } from '@tanstack/react-router'
import { AccountRequired } from '../features/links/links/download/account-required.tsx'
import { DownloadLinkPage } from '../features/links/links/download/download-link-page.tsx'
import { linkQuery } from '../features/links/links/links.queries.ts'
import { notFoundOn404, requirePermission } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'
import { getBootstrap } from '../lib/session.tsx'

export const Route = createFileRoute('/_shell/download/$lienId')({
  beforeLoad: ({ location }) => getBootstrap().user && requirePermission('liens.view', location),
  loader: ({ context, params }) =>
    getBootstrap().user
      ? context.queryClient.ensureQueryData(linkQuery(Number(params.lienId))).catch(notFoundOn404)
      : null,
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Download :title', { title: loaderData.model.post.name })
          : translate('Download'),
      },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: DownloadLink,
})

function DownloadLink() {
  const data = Route.useLoaderData()
  const { lienId } = Route.useParams()
  return data ? (
    <DownloadLinkPage link={data.model} />
  ) : (
    <AccountRequired wayBack={`/download/${lienId}`} />
  )
}
