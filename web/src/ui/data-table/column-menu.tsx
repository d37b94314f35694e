import type { ListDefinition } from '@mediatheque/contract/core/define-list.ts'
import { ActionIcon, Button, Checkbox, Popover, SegmentedControl } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconColumns } from '@tabler/icons-react'
import { useTranslate } from '../../lib/i18n.ts'
import classes from './column-menu.module.css'
import type { Density, TableLayoutControl } from './use-table-layout.ts'

/** Which columns are shown, in which order, and how close the rows stand. */
export function ColumnMenu({ list, layout }: { list: ListDefinition; layout: TableLayoutControl }) {
  const t = useTranslate()
  return (
    <Popover
      position="bottom-end"
      shadow="md"
      width={280}
      trapFocus
      returnFocus
      // Whoever goes on by the keyboard may scroll its button away.
      hideDetached={false}
    >
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('Columns and density')}
          title={t('Columns and density')}
        >
          <IconColumns size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <ul className={classes.columns}>
          {layout.order.map((key, at) => (
            <Column
              key={key}
              label={t(list.columns[key]!.label)}
              isShown={!layout.isHidden(key)}
              // Something has to be left.
              isFixed={!layout.isHidden(key) && layout.columns.length === 1}
              isFirst={at === 0}
              isLast={at === layout.order.length - 1}
              onToggle={() => layout.toggle(key)}
              onMove={(by) => layout.move(key, by)}
            />
          ))}
        </ul>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('Density')}
          value={layout.density}
          data={[
            { value: 'normal', label: t('Comfortable') },
            { value: 'compact', label: t('Compact') },
          ]}
          onChange={(density) => layout.setDensity(density as Density)}
        />
        {layout.isChanged && (
          <Button variant="subtle" size="xs" fullWidth mt="xs" onClick={layout.reset}>
            {t('Reset the table')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

interface ColumnProps {
  label: string
  isShown: boolean
  isFixed: boolean
  isFirst: boolean
  isLast: boolean
  onToggle(): void
  onMove(by: -1 | 1): void
}

function Column({ label, isShown, isFixed, isFirst, isLast, onToggle, onMove }: ColumnProps) {
  const t = useTranslate()
  return (
    <li className={classes.column}>
      <Checkbox size="sm" label={label} checked={isShown} disabled={isFixed} onChange={onToggle} />
      <span>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          disabled={isFirst}
          aria-label={t('Move :name up', { name: label })}
          onClick={() => onMove(-1)}
        >
          <IconChevronUp size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          disabled={isLast}
          aria-label={t('Move :name down', { name: label })}
          onClick={() => onMove(1)}
        >
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  )
}
