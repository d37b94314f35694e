import { Button, SegmentedControl, Switch } from '@mantine/core'
import { type CalendarAriaLabels, DatePicker, DatesProvider } from '@mantine/dates'
import { useMediaQuery } from '@mantine/hooks'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/fr'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useTranslate } from '../../lib/i18n.ts'
import {
  type ChosenRange,
  COMPARE_PRESETS,
  type CompareKind,
  compareRange,
  inOrder,
  RANGE_PRESETS,
  readRange,
  usualRange,
} from '../../lib/lists/day-ranges.ts'
import { dayAt } from '../../lib/lists/days.ts'
import { useLocalization } from '../../lib/session.tsx'
import { getPageData } from '../../lib/page-data.ts'
import classes from './filter-popover.module.css'

interface DayRangeFieldProps {
  label: string
  firstDay?: string | undefined
  lastDay?: string | undefined
  value: ChosenRange | undefined
  /** Whether it can be compared with other days. */
  isComparable?: boolean
  onChange(range: Partial<ChosenRange>): void
}

/** From one day to another: by a preset, which follows the calendar, or by two presses in the calendar. */
export function DayRangeField(props: DayRangeFieldProps) {
  const { label, firstDay, lastDay, value, isComparable, onChange } = props
  const t = useTranslate()
  const { language } = useLocalization()
  const { timezone } = useFormat()
  const isWide = useMediaQuery('(min-width: 48em)')
  const labels = useCalendarLabels()
  const today = dayAt(getPageData().now, timezone)
  const range = readRange(value, today) ?? usualRange(today)
  // The first press begins a range, the second ends it.
  const [begun, setBegun] = useState<string | null>(null)
  const handlePick = ([one, other]: [string | null, string | null]) => {
    setBegun(other ? null : one)
    if (one && other) onChange(inOrder({ start: one, end: other }))
  }
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1, weekendDays: [] }}>
      <div className={classes.range} role="group" aria-label={label}>
        <div className={classes.presets}>
          {RANGE_PRESETS.map((preset) => (
            <Button
              key={preset.key}
              size="compact-sm"
              justify="start"
              variant={value?.preset === preset.key ? 'light' : 'subtle'}
              aria-pressed={value?.preset === preset.key}
              onClick={() => onChange({ preset: preset.key, ...preset.range(today) })}
            >
              {t(preset.label)}
            </Button>
          ))}
        </div>
        <div>
          <DatePicker
            type="range"
            allowSingleDateInRange
            hideOutsideDates
            numberOfColumns={isWide ? 2 : 1}
            defaultDate={range.start}
            ariaLabels={labels}
            {...(firstDay && { minDate: firstDay })}
            {...(lastDay && { maxDate: lastDay })}
            value={begun ? [begun, null] : value ? [range.start, range.end] : [null, null]}
            onChange={handlePick}
          />
          {isComparable && (
            <Comparison range={range} value={value} labels={labels} onChange={onChange} />
          )}
        </div>
      </div>
    </DatesProvider>
  )
}

function Comparison({
  range,
  value,
  labels,
  onChange,
}: Pick<DayRangeFieldProps, 'value' | 'onChange'> & {
  range: ChosenRange
  labels: CalendarAriaLabels
}) {
  const t = useTranslate()
  const isOn = value?.compareStart !== undefined
  const compare = (kind: CompareKind) => {
    const { start, end } = compareRange(kind, range)
    onChange({ ...range, compareStart: start, compareEnd: end })
  }
  const current = COMPARE_PRESETS.find(({ kind }) => {
    const { start, end } = compareRange(kind, range)
    return start === value?.compareStart && end === value.compareEnd
  })
  return (
    <div className={classes.compare}>
      <Switch
        label={t('Compare')}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          const { compareStart: _, compareEnd: __, ...rest } = range
          if (checked) compare('preceding')
          else onChange(rest)
        }}
      />
      {isOn && (
        <SegmentedControl
          size="xs"
          aria-label={t('Compare')}
          value={current?.kind ?? 'custom'}
          data={COMPARE_PRESETS.map(({ kind, label }) => ({ value: kind, label: t(label) }))}
          onChange={(kind) => compare(kind as CompareKind)}
        />
      )}
      {isOn && (
        <DatePicker
          type="range"
          allowSingleDateInRange
          hideOutsideDates
          ariaLabels={labels}
          value={[value?.compareStart ?? null, value?.compareEnd ?? null]}
          onChange={([one, other]) => {
            if (!one || !other) return
            const { start, end } = inOrder({ start: one, end: other })
            onChange({ ...range, compareStart: start, compareEnd: end })
          }}
        />
      )}
    </div>
  )
}

function useCalendarLabels(): CalendarAriaLabels {
  const t = useTranslate()
  return {
    previousMonth: t('Previous month'),
    nextMonth: t('Next month'),
    previousYear: t('Previous year'),
    nextYear: t('Next year'),
    previousDecade: t('Earlier years'),
    nextDecade: t('Later years'),
  }
}
