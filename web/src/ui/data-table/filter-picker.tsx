import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import type { SetFilter } from '../../lib/lists/list-filters.ts'
import FilterEditor from './filter-editor.tsx'
import classes from './filter-popover.module.css'
import { useToday } from '../../lib/lists/use-today.ts'
import { newFilter } from './new-filter.ts'

interface FilterPickerProps {
  list: ListDefinition
  /** Filters that are none here. */
  without: readonly string[]
  set: readonly SetFilter[]
  onApply(filter: SetFilter): void
}

/** The filters of a list by name, then how one of them narrows it. */
export default function FilterPicker({ list, without, set, onApply }: FilterPickerProps) {
  const t = useTranslate()
  const today = useToday()
  const [chosen, setChosen] = useState<SetFilter>()
  const rule = chosen && list.filters[chosen.key]
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef<string>(undefined)
  // What was pressed is gone: whoever pressed it goes on in what came in its place.
  useLayoutEffect(() => {
    const left = before.current
    before.current = chosen?.key
    if (left === chosen?.key) return
    const wanted = chosen
      ? ['form [data-autofocus]', 'form :is(input, select, button)']
      : [`[data-filter="${left}"]`]
    const next = wanted.map((one) => frame.current?.querySelector<HTMLElement>(one)).find(Boolean)
    next?.focus()
  })
  if (chosen && rule)
    return (
      <div className={classes.editor} ref={frame}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden />}
          onClick={() => setChosen(undefined)}
        >
          {t('All filters')}
        </Button>
        <FilterEditor rule={rule} filter={chosen} onApply={onApply} />
      </div>
    )
  return (
    <div ref={frame}>
      <ul className={classes.filters}>
        {Object.entries(list.filters)
          .filter(([key]) => !without.includes(key))
          .map(([key, filter]) => (
            <li key={key}>
              <button
                type="button"
                className={classes.filter}
                data-filter={key}
                onClick={() =>
                  setChosen(set.find((other) => other.key === key) ?? newFilter(key, filter, today))
                }
              >
                {t(filter.label)}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
