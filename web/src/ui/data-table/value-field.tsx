import type { ValueFilter } from '@mediatheque/contract/core/define-list.ts'
import { MultiSelect } from '@mantine/core'
import { useTranslate } from '../../lib/i18n.ts'
import { useListValues } from '../../lib/lists/list-values.ts'
import { OPTION_LIST } from './option-list.ts'

interface ValueFieldProps {
  rule: ValueFilter
  values: readonly (number | string)[]
  onChange(values: (number | string)[]): void
}

/** Chooses among the values of a list that the catalogue keeps, and no others. */
export function ValueField({ rule, values, onChange }: ValueFieldProps) {
  const t = useTranslate()
  const known = useListValues(rule)
  const chosen = values.map(String)
  const data = known?.map(({ value, name }) => ({ value: String(value), label: name }))
  return (
    <MultiSelect
      size="sm"
      label={t(rule.label)}
      data-autofocus
      searchable
      limit={MOST_OFFERED}
      data={data ?? chosen.map((value) => ({ value, label: '…' }))}
      value={chosen}
      hidePickedOptions
      nothingFoundMessage={t('Nothing found')}
      {...OPTION_LIST}
      onChange={(said) => onChange(said.map((value) => (rule.by === 'id' ? Number(value) : value)))}
    />
  )
}

/** Of two hundred countries nobody reads more than these at once. */
const MOST_OFFERED = 60
