import { createFileRoute, notFound } from '@tanstack/react-router'
import {
  localizationsQuery,
  readTranslationSearch,
  translationsQuery,
} from '../features/site/localizations/admin/localizations.queries.ts'
import { TranslatePage } from '../features/site/localizations/admin/translate-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/localizations/$localeId/translate')({
  staticData: { adminCrumb: 'Translate' },
  validateSearch: readTranslationSearch,
  loaderDeps: ({ search }) => search,
  // What cannot be had is said where the lines would be.
  loader: async ({ context: { queryClient }, params: { localeId }, deps }) => {
    const known = await queryClient.ensureQueryData(localizationsQuery).catch(() => undefined)
    if (known && !known.localizations.some(({ language }) => language === localeId))
      throw notFound()
    await queryClient.prefetchQuery(translationsQuery(localeId, deps))
  },
  head: () => ({ meta: [{ title: translate('Translate') }] }),
  component: AdminTranslate,
})

function AdminTranslate() {
  const { localeId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <TranslatePage
      key={localeId}
      language={localeId}
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  )
}
