import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { Button, Popover } from '@mantine/core'
import { IconArrowLeft, IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import type { SetFilter } from '../../lib/lists/list-filters.ts'
import FilterEditor from './filter-editor.tsx'
import classes from './filter-popover.module.css'
import { newFilter } from './new-filter.ts'

interface FilterPopoverProps {
  list: ListDefinition
  /** Filters that are none here. */
  without: readonly string[]
  set: readonly SetFilter[]
  onChange(filters: readonly SetFilter[]): void
}

/** Chooses what a list is narrowed by, then how. Loaded on the first press of its button, and open from then. */
export default function FilterPopover({ list, without, set, onChange }: FilterPopoverProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(true)
  const [chosen, setChosen] = useState<SetFilter>()
  const rule = chosen && list.filters[chosen.key]
  const close = () => {
    setOpen(false)
    setChosen(undefined)
  }
  const handleApply = (filter: SetFilter) => {
    close()
    onChange([...set.filter(({ key }) => key !== filter.key), filter])
  }
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => (opened ? setOpen(true) : close())}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconFilter size={16} stroke={1.5} aria-hidden />}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {t('Filter')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {chosen && rule ? (
          <div className={classes.editor}>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden />}
              onClick={() => setChosen(undefined)}
            >
              {t('All filters')}
            </Button>
            <FilterEditor rule={rule} filter={chosen} onApply={handleApply} />
          </div>
        ) : (
          <ul className={classes.filters}>
            {Object.entries(list.filters)
              .filter(([key]) => !without.includes(key))
              .map(([key, filter]) => (
                <li key={key}>
                  <button
                    type="button"
                    className={classes.filter}
                    onClick={() =>
                      setChosen(set.find((other) => other.key === key) ?? newFilter(key, filter))
                    }
                  >
                    {t(filter.label)}
                  </button>
                </li>
              ))}
          </ul>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
