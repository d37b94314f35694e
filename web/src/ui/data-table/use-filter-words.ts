import type { ListFilter } from '@mediatheque/contract/core/define-list.ts'
import { useFormat } from '../../lib/format.ts'
import { useTranslate } from '../../lib/i18n.ts'
import { RANGE_PRESETS, readRange } from '../../lib/lists/day-ranges.ts'
import type { SetFilter } from '../../lib/lists/list-filters.ts'
import { useRecordNames } from '../../lib/lists/list-records.ts'
import { useListValues } from '../../lib/lists/list-values.ts'
import { currentDay } from '../../lib/lists/use-today.ts'

/** So many names stand in a chip; of the others it says how many. */
const NAMES_SHOWN = 3

/** What operators say between the name of a filter and its value. */
export const OPERATOR_WORDS: Readonly<Record<string, string>> = {
  contains: 'contains',
  startsWith: 'begins with',
  '=': 'is',
  '!=': 'is not',
  '>': 'is more than',
  '>=': 'is at least',
  '<': 'is less than',
  '<=': 'is at most',
  between: 'is between',
}

/** A filter in words: "is New, Old", "is at least 90", "Last 7 days". */
export function useFilterWords(rule: ListFilter, { operator, value }: SetFilter): string {
  const t = useTranslate()
  const format = useFormat()
  const ids = rule.kind === 'record' && Array.isArray(value) ? (value as number[]) : []
  const names = useRecordNames(rule.kind === 'record' ? rule.model : undefined, ids)
  const values = useListValues(rule.kind === 'value' ? rule : undefined)
  if (value === undefined) return '…'
  const is = (said: string) => `${t(OPERATOR_WORDS[operator] ?? 'is')} ${said}`
  switch (rule.kind) {
    case 'text':
      return is(String(value))
    case 'number':
      return is(
        typeof value === 'number'
          ? format.number(value)
          : spanOf(value as { start: number; end: number }, format.number),
      )
    case 'flag':
      return t(value ? 'Yes' : 'No')
    case 'day':
    case 'moment': {
      const range = readRange(value, currentDay(format.timezone))
      if (!range) return '…'
      const preset = RANGE_PRESETS.find(({ key }) => key === range.preset)
      if (preset) return t(preset.label)
      return range.start === range.end ? format.date(range.start) : spanOf(range, format.date)
    }
    case 'choice':
      return is(
        enumerate(
          rule.choices
            .filter((choice) => (value as unknown[]).includes(choice.value))
            .map(({ label }) => t(label)),
          t,
        ),
      )
    case 'value':
      return is(
        enumerate(
          (value as unknown[]).map(
            (one) => values?.find((known) => known.value === one)?.name ?? '…',
          ),
          t,
        ),
      )
    case 'record':
      return is(
        enumerate(
          names.map((name) => name ?? '…'),
          t,
        ),
      )
  }
}

function spanOf<Bound>(
  { start, end }: { start: Bound; end: Bound },
  write: (bound: Bound) => string,
) {
  return `${write(start)} – ${write(end)}`
}

/** At most three names, then how many more there are. */
function enumerate(names: readonly string[], t: ReturnType<typeof useTranslate>): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ')
  const count = names.length - NAMES_SHOWN
  return count > 0 ? t(':names + :count more', { names: shown, count }) : shown
}
