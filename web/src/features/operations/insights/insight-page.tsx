import type {
  InsightKind,
  RankedView,
  RecordInsights,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { STOPS } from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { Button, Table } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import {
  episodeUrl,
  seasonUrl,
  titleUrl,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useToday } from '../../../lib/lists/use-today.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Chart } from './chart.tsx'
import { daysOf, insightsQuery } from './insights.queries.ts'
import { RankedTable } from './ranked-table.tsx'
import { type RangedProps, ReportFrame } from './report-frame.tsx'
import { SeriesPanel } from './series-panel.tsx'
import { useSubjects } from './use-subjects.ts'
import { useWriteMonth } from './use-write-month.ts'
import classes from './insights.module.css'

interface InsightPageProps extends RangedProps {
  kind: InsightKind
  id: number
}

/** How a title, a season, an episode or a video does. */
export function InsightPage({ kind, id, ...ranged }: InsightPageProps) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(insightsQuery(kind, id, daysOf(ranged.range, useToday())))
  const subjects = useSubjects()
  const series = (subject: 'visits' | 'plays' | 'downloads') => (
    <SeriesPanel
      title={t(':name over time', { name: subjects[subject].name })}
      series={data[subject]}
      metrics={subjects[subject].metrics}
      empty={subjects[subject].empty}
    />
  )
  return (
    <ReportFrame
      title={useRecordName(data.record)}
      text={<AboveRecord record={data.record} />}
      actions={<RecordActions record={data.record} />}
      countedAt={data.counted_at}
      {...ranged}
    >
      {series('plays')}
      <Stops stops={data.stops} />
      {data.episodes.length > 0 && (
        <Ranked
          by="episode"
          title={t('Episodes played')}
          countName={t('Plays')}
          rows={data.episodes}
          hasSeconds
        />
      )}
      {series('visits')}
      {kind !== 'videos' && series('downloads')}
      {kind !== 'videos' && (
        <div className={classes.pair}>
          <Ranked
            by="video"
            title={t('Videos played')}
            countName={t('Plays')}
            rows={data.videos}
            hasSeconds
          />
          <Ranked
            by="host"
            title={t('Downloads by host')}
            countName={t('Downloads')}
            rows={data.hosts}
          />
        </div>
      )}
      {kind !== 'videos' && (
        <div className={classes.pair}>
          <Ranked
            by="quality"
            title={t('Downloads by quality')}
            countName={t('Downloads')}
            rows={data.qualities}
          />
          {data.ratings && <Ratings ratings={data.ratings} />}
        </div>
      )}
    </ReportFrame>
  )
}

function useRecordName({
  kind,
  name,
  title,
  season_number: season,
  episode_number: episode,
}: RecordInsights['record']): string {
  const t = useTranslate()
  if (kind === 'titles') return t('Insights: :name', { name: title.name })
  if (kind === 'seasons')
    return t('Insights: :name', { name: name || t('Season :number', { number: season ?? 0 }) })
  return t('Insights: :name', { name: name || t('Episode :number', { number: episode ?? 0 }) })
}

/** The title that it belongs to, with the way to what is counted of it. */
function AboveRecord({
  record: { kind, title, season_number: season, episode_number: episode },
}: {
  record: RecordInsights['record']
}) {
  const t = useTranslate()
  if (kind === 'titles') return t('What is played, visited and taken of this title')
  const place = [
    season !== null && t('Season :number', { number: season }),
    episode !== null && t('Episode :number', { number: episode }),
  ].filter(Boolean)
  return (
    <>
      <Link to={`/admin/insights/titles/${title.id}` as '/'}>{title.name}</Link>
      {place.length > 0 && ` · ${place.join(' · ')}`}
    </>
  )
}

function RecordActions({
  record: { kind, id, title, season_number: season, episode_number: episode },
}: {
  record: RecordInsights['record']
}) {
  const t = useTranslate()
  const address =
    kind === 'videos'
      ? `/watch/${id}`
      : kind === 'episodes'
        ? episodeUrl(title, season!, episode!)
        : kind === 'seasons'
          ? seasonUrl(title, season!)
          : titleUrl(title)
  return (
    <Button variant="default" renderRoot={(props) => <Link to={address as '/'} {...props} />}>
      {t('View page')}
    </Button>
  )
}

/** Where people stop: how many plays ended in each twentieth of what was played. */
function Stops({ stops }: { stops: readonly number[] | null }) {
  const t = useTranslate()
  const id = useId()
  const format = useFormat()
  const points = stops?.map((value, at) => ({
    name: t(':from–:to %', { from: (at * 100) / STOPS, to: ((at + 1) * 100) / STOPS }),
    value,
  }))
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{t('Where people stop')}</h2>
      </div>
      {points ? (
        <div className={classes.beside}>
          <Chart
            kind="bars"
            label={t(
              'Plays by the part in which they ended. The arrow keys read one part after the other.',
            )}
            points={points}
            write={format.number}
          />
          <div
            className={classes.scroll}
            role="region"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
            tabIndex={0}
            aria-label={t('Table of :name', { name: t('Where people stop') })}
          >
            <Table className={classes.table ?? ''} verticalSpacing={4}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">{t('Part')}</Table.Th>
                  <Table.Th scope="col">{t('Plays')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {points.map(({ name, value }) => (
                  <Table.Tr key={name}>
                    <Table.Th scope="row">{name}</Table.Th>
                    <Table.Td>{format.number(value)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </div>
        </div>
      ) : (
        <EmptyState title={t('Nothing was played in these days')} isPlain />
      )}
    </section>
  )
}

interface RankedProps {
  by: string
  title: string
  countName: string
  rows: readonly RankedView[]
  hasSeconds?: boolean
}

function Ranked({ by, title, countName, rows, hasSeconds }: RankedProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
      </div>
      {rows.length > 0 ? (
        <RankedTable
          {...{ by, countName, rows }}
          label={title}
          {...(hasSeconds && { hasSeconds })}
        />
      ) : (
        <EmptyState title={t('Nothing in these days')} isPlain />
      )}
    </section>
  )
}

function Ratings({ ratings }: { ratings: NonNullable<RecordInsights['ratings']> }) {
  const t = useTranslate()
  const writeMonth = useWriteMonth()
  const id = useId()
  const format = useFormat()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{t('Ratings over time')}</h2>
      </div>
      {ratings.length > 0 ? (
        <Table className={classes.table ?? ''} verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('Month')}</Table.Th>
              <Table.Th scope="col">{t('Average')}</Table.Th>
              <Table.Th scope="col">{t('Ratings')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {ratings.map(({ month, average, count }) => (
              <Table.Tr key={month}>
                <Table.Th scope="row">{writeMonth(month)}</Table.Th>
                <Table.Td>{format.decimal(average)}</Table.Td>
                <Table.Td>{format.number(count)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : (
        <EmptyState title={t('Nobody rated it in these days')} isPlain />
      )}
    </section>
  )
}
