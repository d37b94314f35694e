import { useEffect, useRef } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { changeRange } from './change-search.ts'
import { type ChannelSearch, type RangeFilter, RANGES } from './channel-search.ts'
import classes from './filter-panel.module.css'

interface Pick {
  label: string
  from?: number
  to?: number
  count?: number | null
}

interface RangeFieldProps {
  filter: RangeFilter
  label: string
  search: ChannelSearch
  /** What an open end stands for, where that can be told. */
  ends?: readonly [from: string, to: string]
  /** Spans that are often wanted. */
  picks?: readonly Pick[] | undefined
  onSearch(search: ChannelSearch): void
}

/** A span between two numbers, either of which may be left open. */
export function RangeField({
  filter,
  label,
  search,
  ends = ['', ''],
  picks = [],
  onSearch,
}: RangeFieldProps) {
  const t = useTranslate()
  const format = useFormat()
  const [from, to] = [search[`${filter}_from`], search[`${filter}_to`]]
  const change = (span: { from?: number | undefined; to?: number | undefined }) =>
    onSearch(changeRange(search, filter, span))
  return (
    <fieldset className={classes.field}>
      <legend>{label}</legend>
      <div className={classes.span}>
        <NumberField
          filter={filter}
          label={t('From')}
          value={from}
          placeholder={ends[0]}
          onChange={(value) => change({ from: value, to })}
        />
        <NumberField
          filter={filter}
          label={t('To')}
          value={to}
          placeholder={ends[1]}
          onChange={(value) => change({ from, to: value })}
        />
      </div>
      <div className={classes.picks}>
        {picks.map((pick) => {
          const isChosen = pick.from === from && pick.to === to
          if (pick.count === 0 && !isChosen) return null
          return (
            <button
              key={pick.label}
              type="button"
              className={classes.pick}
              aria-pressed={isChosen}
              onClick={() => change(isChosen ? {} : pick)}
            >
              {pick.label}
              {typeof pick.count === 'number' && (
                <span className={classes.count}>{format.compact(pick.count)}</span>
              )}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

interface NumberFieldProps {
  filter: RangeFilter
  label: string
  value: number | undefined
  placeholder: string
  onChange(value: number | undefined): void
}

/** Asks when it is left or Enter is pressed, not at each digit of a year; says itself what does not fit. */
function NumberField({ filter, label, value, placeholder, onChange }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { least, most, step } = RANGES[filter]
  useEffect(() => {
    if (input.current) input.current.value = value === undefined ? '' : String(value)
  }, [value])
  const commit = () => {
    const element = input.current
    if (!element || !element.reportValidity()) return
    const wanted = element.value === '' ? undefined : Number(element.value)
    if (wanted !== value) onChange(wanted)
  }
  return (
    <label>
      <span>{label}</span>
      <input
        ref={input}
        type="number"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        min={least}
        max={most}
        step={step}
        placeholder={placeholder}
        defaultValue={value}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </label>
  )
}
