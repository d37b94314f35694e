import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { useToday } from '../../../lib/lists/use-today.ts'
import { Button } from '@mantine/core'
import { daysOf, seriesQuery } from './insights.queries.ts'
import { RankedPanel } from './ranked-panel.tsx'
import { type RangedProps, ReportFrame } from './report-frame.tsx'
import { ReportSeries } from './report-series.tsx'
import { useSubjects } from './use-subjects.ts'
import classes from './insights.module.css'

/** How the site does, at a glance. */
export function ReportsPage(ranged: RangedProps) {
  const t = useTranslate()
  const days = daysOf(ranged.range, useToday())
  const { data } = useQuery(seriesQuery('visits', days))
  const subjects = useSubjects()
  const search = (ranged.range === undefined ? {} : { range: ranged.range }) as never
  const ranked = (subject: 'downloads' | 'searches', by: 'host' | 'title' | 'term') => (
    <RankedPanel
      title={t(':name by :what', {
        name: subjects[subject].name,
        what: (
          subjects[subject].choices.find((one) => one.by === by)?.name ?? ''
        ).toLocaleLowerCase(),
      })}
      subject={subject}
      days={days}
      countName={subjects[subject].metrics[0]!.name}
      choices={[]}
      by={by}
      empty={subjects[subject].empty}
    />
  )
  return (
    <ReportFrame
      title={t('Reports of the site')}
      text={t('What is visited, played, taken and searched for in vain')}
      countedAt={data?.counted_at}
      actions={
        <>
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/admin/reports/visitors" search={search} {...props} />}
          >
            {t('Visitors')}
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/admin/reports/plays" search={search} {...props} />}
          >
            {t('Plays')}
          </Button>
        </>
      }
      {...ranged}
    >
      <ReportSeries subject="visits" days={days} />
      <ReportSeries subject="plays" days={days} />
      <ReportSeries subject="downloads" days={days} />
      <div className={classes.pair}>
        {ranked('downloads', 'title')}
        {ranked('downloads', 'host')}
      </div>
      <ReportSeries subject="searches" days={days} />
      {ranked('searches', 'term')}
    </ReportFrame>
  )
}
