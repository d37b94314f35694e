import { MOST_NEW } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { Table } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { type ChosenRange, readRange, usualRange } from '../../../../lib/lists/day-ranges.ts'
import { dayEnd, dayStart } from '../../../../lib/lists/days.ts'
import { comparedDays, useSpanWords } from '../../../../lib/lists/range-words.ts'
import { useToday } from '../../../../lib/lists/use-today.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useFigureNames } from './daily-figures.tsx'
import { rangeFiguresQuery } from './overview.queries.ts'
import { RangeButton } from './range-button.tsx'
import classes from './start-page.module.css'

const PLACE_HEIGHT = 240

interface RangeFiguresProps {
  range: unknown
  onRange(range: ChosenRange): void
}

/** What came in between two days, beside what did in others. */
export function RangeFigures({ range, onRange }: RangeFiguresProps) {
  const t = useTranslate()
  const today = useToday()
  const chosen = readRange(range, today) ?? usualRange(today)
  return (
    <section className={classes.section} aria-labelledby="over-a-time">
      <h2 id="over-a-time">{t('Over a time')}</h2>
      <p className={classes.dim}>
        {t('What came in between two days, and in others to compare with')}
      </p>
      <RangeButton chosen={chosen} onRange={onRange} />
      <Figures chosen={chosen} />
    </section>
  )
}

function Figures({ chosen }: { chosen: ChosenRange }) {
  const t = useTranslate()
  const format = useFormat()
  const names = useFigureNames()
  const span = useSpanWords()
  const compared = comparedDays(chosen)
  const { data, isError, refetch } = useQuery({
    ...rangeFiguresQuery({
      start: dayStart(chosen.start, format.timezone),
      end: dayEnd(chosen.end, format.timezone),
      ...(compared && {
        compareStart: dayStart(compared.start, format.timezone),
        compareEnd: dayEnd(compared.end, format.timezone),
      }),
    }),
    placeholderData: keepPreviousData,
  })
  if (isError)
    return (
      <ErrorState
        title={t('The figures could not be loaded')}
        text={t('Please try again later')}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height={PLACE_HEIGHT} radius="var(--radius-l)" />
  const text = (count: number) => `${format.number(count)}${count >= MOST_NEW ? '+' : ''}`
  return (
    <Table className={classes.table ?? ''} verticalSpacing="xs" aria-labelledby="over-a-time">
      {compared && (
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th scope="col">{span(chosen)}</Table.Th>
            <Table.Th scope="col">{span(compared)}</Table.Th>
            <Table.Th scope="col">{t('Change')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
      )}
      <Table.Tbody>
        {data.figures.map(({ name, count, compared: before }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{names[name]}</Table.Th>
            <Table.Td>{text(count)}</Table.Td>
            {compared && <Table.Td>{before === null ? '–' : text(before)}</Table.Td>}
            {compared && <Table.Td>{changeOf(count, before)}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** In percent of what it was; of nothing, and of what was not counted to its end, there is none. */
function changeOf(count: number, before: number | null): string {
  if (!before || before >= MOST_NEW || count >= MOST_NEW) return '–'
  const percent = Math.round(((count - before) / before) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)}\u00a0%`
}
