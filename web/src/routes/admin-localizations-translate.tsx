import { type Language, LANGUAGES } from '@mediatheque/contract/core/lines.ts'
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
    if (!LANGUAGES.includes(localeId as Language)) throw notFound()
    await Promise.all([
      queryClient.prefetchQuery(localizationsQuery),
      queryClient.prefetchQuery(translationsQuery(localeId as Language, deps)),
    ])
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
      language={localeId as Language}
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  )
}
