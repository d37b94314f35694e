import { Button, SegmentedControl, Switch } from '@mantine/core'
import {
  type CalendarAriaLabels,
  DatePicker,
  type DatePickerProps,
  DatesProvider,
} from '@mantine/dates'
import { useMediaQuery } from '@mantine/hooks'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/fr'
import { useState } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import {
  type ChosenRange,
  COMPARE_PRESETS,
  type CompareKind,
  compareRange,
  comparisonOf,
  type DayRange,
  inOrder,
  keepComparison,
  RANGE_PRESETS,
  readRange,
  usualRange,
} from '../../lib/lists/day-ranges.ts'
import { useToday } from '../../lib/lists/use-today.ts'
import { useLocalization } from '../../lib/session.tsx'
import classes from './filter-popover.module.css'

interface RangePickerProps extends Omit<
  DatePickerProps<'range'>,
  'type' | 'value' | 'onChange' | 'defaultValue'
> {
  days: DayRange | undefined
  onPick(days: DayRange): void
}

/** A calendar: the first press begins a range, the second ends it, whichever is earlier. */
function RangePicker({ days, onPick, ...props }: RangePickerProps) {
  const [begun, setBegun] = useState<string | null>(null)
  return (
    <DatePicker
      type="range"
      allowSingleDateInRange
      hideOutsideDates
      {...props}
      value={begun ? [begun, null] : days ? [days.start, days.end] : [null, null]}
      onChange={([one, other]) => {
        setBegun(other ? null : one)
        if (one && other) onPick(inOrder({ start: one, end: other }))
      }}
    />
  )
}

interface DayRangeFieldProps {
  label: string
  firstDay?: string | undefined
  lastDay?: string | undefined
  value: ChosenRange | undefined
  /** Whether it can be compared with other days. */
  isComparable?: boolean
  onChange(range: ChosenRange): void
}

/** From one day to another: by a preset, which follows the calendar, or by two presses in the calendar. */
export function DayRangeField(props: DayRangeFieldProps) {
  const { label, firstDay, lastDay, value, isComparable, onChange } = props
  const t = useTranslate()
  const { language } = useLocalization()
  const isWide = useMediaQuery('(min-width: 48em)')
  const labels = useCalendarLabels()
  const today = useToday()
  const range = readRange(value, today) ?? usualRange(today)
  // The week before may be the preceding period too: what was chosen is not seen from the days alone.
  const [chosenKind, setChosenKind] = useState<CompareKind>()
  const kind = comparisonOf(range, chosenKind)
  const choose = (days: ChosenRange) => onChange(value ? keepComparison(days, range, kind) : days)
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
              onClick={() => choose({ preset: preset.key, ...preset.range(today) })}
            >
              {t(preset.label)}
            </Button>
          ))}
        </div>
        <div>
          <RangePicker
            numberOfColumns={isWide ? 2 : 1}
            defaultDate={range.start}
            ariaLabels={labels}
            {...(firstDay && { minDate: firstDay })}
            {...(lastDay && { maxDate: lastDay })}
            days={value ? range : undefined}
            onPick={choose}
          />
          {isComparable && (
            <Comparison
              range={range}
              value={value}
              kind={kind}
              labels={labels}
              isWide={isWide}
              onChange={onChange}
              onKind={setChosenKind}
            />
          )}
        </div>
      </div>
    </DatesProvider>
  )
}

function Comparison({
  range,
  value,
  kind,
  labels,
  isWide,
  onChange,
  onKind,
}: Pick<DayRangeFieldProps, 'value' | 'onChange'> & {
  range: ChosenRange
  kind: CompareKind | undefined
  labels: CalendarAriaLabels
  isWide: boolean | undefined
  onKind(kind: CompareKind): void
}) {
  const t = useTranslate()
  const compare = (chosen: CompareKind) => {
    const { start, end } = compareRange(chosen, range)
    onKind(chosen)
    onChange({ ...range, compareStart: start, compareEnd: end })
  }
  return (
    <div className={classes.compare}>
      <Switch
        label={t('Compare')}
        checked={value?.compareStart !== undefined}
        onChange={({ currentTarget: { checked } }) => {
          const { compareStart: _, compareEnd: __, ...rest } = range
          if (checked) compare('preceding')
          else onChange(rest)
        }}
      />
      {value?.compareStart && (
        <SegmentedControl
          size="xs"
          orientation={isWide ? 'horizontal' : 'vertical'}
          aria-label={t('Compare')}
          value={kind ?? 'custom'}
          data={COMPARE_PRESETS.map(({ kind, label }) => ({ value: kind, label: t(label) }))}
          onChange={(chosen) => compare(chosen as CompareKind)}
        />
      )}
      {value?.compareStart && (
        <RangePicker
          ariaLabels={labels}
          defaultDate={value.compareStart}
          days={{ start: value.compareStart, end: value.compareEnd ?? value.compareStart }}
          onPick={({ start, end }) => {
            onKind('custom')
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
