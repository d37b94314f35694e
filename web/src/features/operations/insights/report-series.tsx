import type { ReportSubject } from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedFigures } from './failed-figures.tsx'
import { type AskedDays, seriesFileAddress, seriesQuery } from './insights.queries.ts'
import { SeriesPanel } from './series-panel.tsx'
import { useSubjects } from './use-subjects.ts'

const PLACE_HEIGHT = 380

/** What there was of something on the whole site, day by day. */
export function ReportSeries({ subject, days }: { subject: ReportSubject; days: AskedDays }) {
  const t = useTranslate()
  const { name, metrics, empty } = useSubjects()[subject]
  const { data, isError, refetch } = useQuery({
    ...seriesQuery(subject, days),
    placeholderData: keepPreviousData,
  })
  if (!data && isError) return <FailedFigures onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={PLACE_HEIGHT} radius="var(--radius-l)" />
  return (
    <SeriesPanel
      title={t(':name over time', { name })}
      series={data.series}
      metrics={metrics}
      csvAddress={seriesFileAddress(subject, days)}
      empty={empty}
    />
  )
}
