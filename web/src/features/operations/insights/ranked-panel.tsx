import {
  MOST_RANKED,
  type ReportDimension,
  type ReportSubject,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { Button, NativeSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { CsvButton } from '../../../ui/data-table/csv-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedFigures } from './failed-figures.tsx'
import { type AskedDays, rankedFileAddress, rankedQuery } from './insights.queries.ts'
import { RankedTable } from './ranked-table.tsx'
import classes from './insights.module.css'

export interface DimensionChoice {
  readonly by: ReportDimension
  readonly name: string
}

interface RankedPanelProps {
  title: string
  subject: ReportSubject
  days: AskedDays
  countName: string
  choices: readonly DimensionChoice[]
  by: ReportDimension
  onBy?(by: ReportDimension): void
  empty: string
}

const PLACE_HEIGHT = 320

/** What there was most of, by what the reader chooses. */
export function RankedPanel({
  title,
  subject,
  days,
  countName,
  choices,
  by,
  onBy,
  empty,
}: RankedPanelProps) {
  const t = useTranslate()
  const id = useId()
  const [isLong, setLong] = useState(false)
  const wish = { subject, by, ...(isLong && { limit: MOST_RANKED }) }
  const { data, isError, refetch } = useQuery({
    ...rankedQuery(wish, days),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <div className={classes.controls}>
          {choices.length > 1 && (
            <NativeSelect
              size="xs"
              aria-label={t('Told apart by')}
              value={by}
              data={choices.map((choice) => ({ value: choice.by, label: choice.name }))}
              onChange={({ currentTarget: { value } }) => onBy?.(value as ReportDimension)}
            />
          )}
          <CsvButton address={rankedFileAddress(wish, days)} rows={data?.rows.length ?? 0} />
        </div>
      </div>
      {!data && isError && <FailedFigures onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={PLACE_HEIGHT} radius="var(--radius-l)" />}
      {data?.rows.length === 0 && <EmptyState title={empty} isPlain />}
      {data && data.rows.length > 0 && (
        <RankedTable
          by={by}
          label={title}
          countName={countName}
          rows={data.rows}
          hasVisitors={subject !== 'downloads'}
          hasSeconds={subject === 'plays'}
        />
      )}
      {data?.has_more && !isLong && (
        <Button variant="default" size="xs" onClick={() => setLong(true)}>
          {t('Show the first :count', { count: MOST_RANKED })}
        </Button>
      )}
    </section>
  )
}
