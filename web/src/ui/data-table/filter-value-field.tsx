import type { ListFilter, NumberFilter } from '@mediatheque/contract/core/define-list.ts'
import {
  Checkbox,
  MultiSelect,
  NumberInput,
  type NumberInputProps,
  SegmentedControl,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useTranslate } from '../../lib/i18n.ts'
import { type ChosenRange, lastDayOf } from '../../lib/lists/day-ranges.ts'
import { useToday } from '../../lib/lists/use-today.ts'
import { DayRangeField } from './day-range-field.tsx'
import classes from './filter-popover.module.css'
import { OPTION_LIST } from './option-list.ts'
import { RecordField } from './record-field.tsx'
import { ValueField } from './value-field.tsx'

/** More choices than these are searched in. */
const MOST_BOXES = 8

interface ValueFieldProps<Rule extends ListFilter> {
  rule: Rule
  operator: string
  value: unknown
  /** No operator above it names the filter. */
  isAlone: boolean
  onChange(value: unknown): void
}

/** The control for the value of a filter, by its kind. */
export function FilterValueField({ rule, ...props }: ValueFieldProps<ListFilter>) {
  const t = useTranslate()
  const today = useToday()
  const { value, isAlone, onChange } = props
  const name = isAlone ? { label: t(rule.label) } : { 'aria-label': t(rule.label) }
  switch (rule.kind) {
    case 'text':
      return (
        <TextInput
          {...name}
          size="sm"
          data-autofocus
          maxLength={200}
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        />
      )
    case 'number':
      return <NumberField rule={rule} {...props} />
    case 'flag':
      return (
        <SegmentedControl
          aria-label={t(rule.label)}
          value={value === false ? 'no' : 'yes'}
          data={[
            { value: 'yes', label: t('Yes') },
            { value: 'no', label: t('No') },
          ]}
          onChange={(said) => onChange(said === 'yes')}
        />
      )
    case 'moment':
      return (
        <DayRangeField
          label={t(rule.label)}
          firstDay={rule.firstDay}
          lastDay={rule.lastDay}
          value={value as ChosenRange | undefined}
          onChange={onChange}
        />
      )
    case 'day':
      return (
        <DayRangeField
          label={t(rule.label)}
          firstDay={rule.firstDay}
          lastDay={lastDayOf(rule, today)}
          value={value as ChosenRange | undefined}
          onChange={onChange}
        />
      )
    case 'value':
      return (
        <ValueField
          rule={rule}
          values={Array.isArray(value) ? (value as (number | string)[]) : []}
          onChange={(values) => onChange(values.length > 0 ? values : undefined)}
        />
      )
    case 'choice':
      return <ChoiceField rule={rule} {...props} />
    case 'record':
      return (
        <RecordField
          label={t(rule.label)}
          model={rule.model}
          ids={Array.isArray(value) ? (value as number[]) : []}
          onChange={(ids) => onChange(ids.length > 0 ? ids : undefined)}
        />
      )
  }
}

function NumberField({ rule, operator, value, isAlone, onChange }: ValueFieldProps<NumberFilter>) {
  const t = useTranslate()
  const name = isAlone ? { label: t(rule.label) } : { 'aria-label': t(rule.label) }
  if (operator !== 'between')
    return (
      <NumberBox
        rule={rule}
        {...name}
        data-autofocus
        value={typeof value === 'number' ? value : undefined}
        onChange={onChange}
      />
    )
  const { start, end } = (value ?? {}) as { start?: number; end?: number }
  const change = (bounds: { start?: number | undefined; end?: number | undefined }) =>
    onChange({ start, end, ...bounds })
  return (
    <div className={classes.pair}>
      <NumberBox
        rule={rule}
        label={t('From')}
        data-autofocus
        value={start}
        onChange={(typed) => change({ start: typed })}
      />
      <NumberBox
        rule={rule}
        label={t('To')}
        value={end}
        onChange={(typed) => change({ end: typed })}
      />
    </div>
  )
}

interface NumberBoxProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  rule: NumberFilter
  value: number | undefined
  onChange(value: number | undefined): void
}

/** One number within the bounds of its filter, with the signs of the reader's language. */
function NumberBox({ rule, value, onChange, ...props }: NumberBoxProps) {
  const { signs } = useFormat()
  // As it was typed: `7.` is on its way to a fraction.
  const [typed, setTyped] = useState<number | string>(value ?? '')
  return (
    <NumberInput
      {...props}
      size="sm"
      min={rule.least}
      max={rule.most}
      clampBehavior="strict"
      allowDecimal={rule.hasFractions === true}
      thousandSeparator={signs.thousands}
      decimalSeparator={signs.fraction}
      // Where a comma stands before a fraction, a point is typed as well.
      allowedDecimalSeparators={['.', signs.fraction]}
      value={numberOf(typed) === value ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next)
        onChange(numberOf(next))
      }}
    />
  )
}

function numberOf(typed: string | number): number | undefined {
  const number = typed === '' ? Number.NaN : Number(typed)
  return Number.isNaN(number) ? undefined : number
}

function ChoiceField({
  rule,
  value,
  onChange,
}: ValueFieldProps<Extract<ListFilter, { kind: 'choice' }>>) {
  const t = useTranslate()
  const chosen = (Array.isArray(value) ? value : []).map(String)
  const handleChange = (said: string[]) => {
    const values = rule.choices
      .map((choice) => choice.value)
      .filter((known) => said.includes(String(known)))
    onChange(values.length > 0 ? values : undefined)
  }
  const options = rule.choices.map((choice) => ({
    value: String(choice.value),
    label: t(choice.label),
  }))
  if (options.length > MOST_BOXES)
    return (
      <MultiSelect
        size="sm"
        aria-label={t(rule.label)}
        data-autofocus
        searchable
        data={options}
        value={chosen}
        nothingFoundMessage={t('Nothing found')}
        {...OPTION_LIST}
        onChange={handleChange}
      />
    )
  return (
    <Checkbox.Group aria-label={t(rule.label)} value={chosen} onChange={handleChange}>
      <div className={classes.choices}>
        {options.map((option) => (
          <Checkbox key={option.value} size="sm" {...option} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
