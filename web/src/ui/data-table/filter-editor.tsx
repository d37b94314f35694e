import { type ListFilter, operatorsOf } from '@mediatheque/contract/core/define-list.ts'
import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import { type SetFilter, tidyFilter } from '../../lib/lists/list-filters.ts'
import { useToday } from '../../lib/lists/use-today.ts'
import classes from './filter-popover.module.css'
import { FilterValueField } from './filter-value-field.tsx'
import { newFilter, valueForOperator } from './new-filter.ts'
import { OPERATOR_WORDS } from './use-filter-words.ts'

interface FilterEditorProps {
  rule: ListFilter
  filter: SetFilter
  onApply(filter: SetFilter): void
}

/** How a list is narrowed by one filter: the operator, where there are several, and the value. */
export default function FilterEditor({ rule, filter, onApply }: FilterEditorProps) {
  const t = useTranslate()
  const today = useToday()
  const [edited, setEdited] = useState(
    filter.value === undefined ? newFilter(filter.key, rule, today) : filter,
  )
  const operators = operatorsOf(rule)
  // What the address would not take narrows nothing yet.
  const applied = tidyFilter(rule, edited)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Forms around the table, such as dialogs, have nothing to do with it.
    event.stopPropagation()
    if (applied) onApply(applied)
  }
  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      {operators.length > 1 && (
        <NativeSelect
          size="sm"
          label={t(rule.label)}
          value={edited.operator}
          data={operators.map((operator) => ({
            value: operator,
            label: t(OPERATOR_WORDS[operator] ?? operator),
          }))}
          onChange={({ currentTarget: { value: operator } }) =>
            setEdited({
              ...edited,
              operator,
              value: valueForOperator(rule, operator, edited.value),
            })
          }
        />
      )}
      <FilterValueField
        rule={rule}
        operator={edited.operator}
        value={edited.value}
        isAlone={operators.length === 1}
        onChange={(value) => setEdited({ ...edited, value })}
      />
      <Button type="submit" size="sm" disabled={!applied}>
        {t('Apply')}
      </Button>
    </form>
  )
}
