import type { SeriesView } from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { SegmentedControl, Table } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSpanWords } from '../../../lib/lists/range-words.ts'
import { CsvButton } from '../../../ui/data-table/csv-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Chart } from './chart.tsx'
import { groupDays, type Metric } from './group-days.ts'
import { useChange } from './use-change.ts'
import { useWriteMetric } from './use-write-metric.ts'
import classes from './insights.module.css'

export interface MetricChoice {
  readonly metric: Metric
  readonly name: string
}

interface SeriesPanelProps {
  title: string
  series: SeriesView
  /** What can be looked at, the first of them first. */
  metrics: readonly MetricChoice[]
  csvAddress?: string
  /** Said where there was nothing. */
  empty: string
}

/** What there was day by day: as a line, and as the table that it is made of. */
export function SeriesPanel({ title, series, metrics, csvAddress, empty }: SeriesPanelProps) {
  const t = useTranslate()
  const id = useId()
  const span = useSpanWords()
  const change = useChange()
  const [chosen, setChosen] = useState<Metric>(metrics[0]!.metric)
  const { metric, name } = metrics.find((one) => one.metric === chosen) ?? metrics[0]!
  const write = useWriteMetric(metric)
  const points = groupDays(series, metric)
  const total = series.total[metric]
  const before = series.compared?.total[metric]
  const isEmpty = total === 0 && !before
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {metrics.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('What is shown')}
            value={metric}
            data={metrics.map((one) => ({ value: one.metric, label: one.name }))}
            onChange={(value) => setChosen(value as Metric)}
          />
        )}
        {csvAddress && <CsvButton address={csvAddress} rows={series.days.length} />}
      </div>
      {isEmpty ? (
        <EmptyState title={empty} isPlain />
      ) : (
        <>
          <p className={classes.total}>
            <strong>{write(total)}</strong>
            {before !== undefined && (
              <span className={classes.dim}>
                {t('before: :count (:change)', {
                  count: write(before),
                  change: change(total, before),
                })}
              </span>
            )}
          </p>
          {metric === 'visitors' && series.days.length > 1 && (
            <p className={classes.note}>
              {t('Each day is exact. Added up, who came on two days is counted twice.')}
            </p>
          )}
          <div className={classes.beside}>
            <Chart
              kind="line"
              label={t(':name over time. The arrow keys read one point after the other.', { name })}
              write={write}
              points={points.map(({ compared, ...point }) => ({
                name: span(point),
                value: point.value,
                ...(compared && { compared: { name: span(compared), value: compared.value } }),
              }))}
            />
            <div
              className={classes.scroll}
              role="region"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
              tabIndex={0}
              aria-label={t('Table of :name', { name })}
            >
              <Table className={classes.table ?? ''} verticalSpacing={4}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">{t('Days')}</Table.Th>
                    <Table.Th scope="col">{name}</Table.Th>
                    {series.compared && <Table.Th scope="col">{t('Days before')}</Table.Th>}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {points.toReversed().map(({ compared, ...point }) => (
                    <Table.Tr key={point.start}>
                      <Table.Th scope="row">{span(point)}</Table.Th>
                      <Table.Td>{write(point.value)}</Table.Td>
                      {series.compared && (
                        <Table.Td>{compared ? write(compared.value) : '–'}</Table.Td>
                      )}
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </div>
          </div>
        </>
      )}
    </section>
  )
}
