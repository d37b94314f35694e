import { createFileRoute } from '@tanstack/react-router'
import { titleSheetQuery } from '../features/catalogue/media-import/admin/media-import.queries.ts'
import { TitleLocksPage } from '../features/catalogue/media-import/admin/title-locks-page.tsx'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/titles/$titleId/locks')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient
      .fetchQuery({ ...titleSheetQuery(numberParam(params.titleId)), staleTime: 0 })
      .catch(notFoundOn404),
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Import and locks: :name', { name: loaderData.sheet.name })
          : translate('Titles'),
      },
    ],
  }),
  component: AdminTitleLocks,
})

function AdminTitleLocks() {
  const data = Route.useLoaderData()
  return <TitleLocksPage key={data.sheet.id} data={data} />
}
