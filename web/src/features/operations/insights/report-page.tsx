import type {
  ReportDimension,
  ReportSubject,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { useToday } from '../../../lib/lists/use-today.ts'
import { daysOf, seriesQuery } from './insights.queries.ts'
import { RankedPanel } from './ranked-panel.tsx'
import { type RangedProps, ReportFrame } from './report-frame.tsx'
import { ReportSeries } from './report-series.tsx'
import { useSubjects } from './use-subjects.ts'

interface ReportPageProps extends RangedProps {
  subject: ReportSubject
  title: string
  text: string
  by: string | undefined
  onBy(by: ReportDimension): void
}

/** One thing that is counted: over time, and by what it is told apart. */
export function ReportPage({ subject, title, text, by, onBy, ...ranged }: ReportPageProps) {
  const t = useTranslate()
  const days = daysOf(ranged.range, useToday())
  const { data } = useQuery(seriesQuery(subject, days))
  const { name, choices, empty } = useSubjects()[subject]
  const chosen = choices.find((choice) => choice.by === by) ?? choices[0]!
  return (
    <ReportFrame title={title} text={text} countedAt={data?.counted_at} {...ranged}>
      <ReportSeries subject={subject} days={days} />
      <RankedPanel
        title={t(':name by :what', { name, what: chosen.name.toLocaleLowerCase() })}
        subject={subject}
        days={days}
        countName={name}
        choices={choices}
        by={chosen.by}
        onBy={onBy}
        empty={empty}
      />
    </ReportFrame>
  )
}
