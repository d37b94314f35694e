import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { Button, Popover } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import type { SetFilter } from '../../lib/lists/list-filters.ts'

// Loaded when wanted: its controls weigh more than the table.
const picker = lazyPart(() => import('./filter-picker.tsx'))

interface FilterPopoverProps {
  list: ListDefinition
  /** Filters that are none here. */
  without: readonly string[]
  set: readonly SetFilter[]
  onChange(filters: readonly SetFilter[]): void
}

/** Chooses what a list is narrowed by, then how. */
export function FilterPopover({ list, without, set, onChange }: FilterPopoverProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      // Whoever goes on by the keyboard may scroll its button away.
      hideDetached={false}
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconFilter size={16} stroke={1.5} aria-hidden />}
          onClick={() => (isOpen ? setOpen(false) : picker.load(() => setOpen(true)))}
        >
          {t('Filter')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense>
          <picker.Part
            list={list}
            without={without}
            set={set}
            onApply={(filter) => {
              setOpen(false)
              onChange([...set.filter(({ key }) => key !== filter.key), filter])
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
