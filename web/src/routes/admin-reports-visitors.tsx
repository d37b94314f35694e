import { createFileRoute } from '@tanstack/react-router'
import { RangeButton } from '../features/operations/admin-shell/start-page/range-button.tsx'
import {
  daysOf,
  readReportSearch,
  seriesQuery,
} from '../features/operations/insights/insights.queries.ts'
import { ReportPage } from '../features/operations/insights/report-page.tsx'
import { translate, useTranslate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/reports/visitors')({
  validateSearch: readReportSearch,
  loaderDeps: ({ search: { range } }) => ({ range }),
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.prefetchQuery(seriesQuery('visits', daysOf(deps.range)))
  },
  head: () => ({ meta: [{ title: translate('Visitors') }] }),
  component: AdminVisitors,
})

function AdminVisitors() {
  const t = useTranslate()
  const { range, by } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ReportPage
      subject="visits"
      title={t('Visitors')}
      text={t('Who comes, from where, and what they look at')}
      range={range}
      by={by}
      renderRange={(props) => <RangeButton {...props} />}
      onRange={(next) =>
        void navigate({ search: (search) => ({ ...search, range: next }), resetScroll: false })
      }
      onBy={(next) =>
        void navigate({
          search: (search) => ({ ...search, by: next }),
          resetScroll: false,
          replace: true,
        })
      }
    />
  )
}
