import { ActionIcon, Menu } from '@mantine/core'
import {
  IconActivityHeartbeat,
  IconDots,
  IconFileText,
  IconHeartbeat,
  IconSkull,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { Contribution } from './queue-kinds.ts'
import classes from './title-links.module.css'

interface RowMenuProps {
  row: Pick<Contribution, 'nfo' | 'active' | 'can'>
  /** What the row is called where it cannot be seen. */
  name: string
  /** Whether the reader says which ones are dead. */
  canMark: boolean
  onMark(active: 1 | 2): void
  /** Where it can be looked at whether it is there, and the reader may. */
  onCheck?(): void
  onDelete(): void
  onNfo(): void
}

/** What else can be done with a contribution; nothing where there is nothing. */
export function RowMenu({ row, name, canMark, onMark, onCheck, onDelete, onNfo }: RowMenuProps) {
  const t = useTranslate()
  const isMarkable = canMark && row.active !== 0
  if (!row.nfo && !isMarkable && !onCheck && !row.can.delete) return null
  return (
    <Menu position="bottom-end" shadow="md" width={220}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t(':label: :name', { label: t('More actions'), name })}
        >
          <IconDots size={18} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {row.nfo && (
          <Menu.Item leftSection={<IconFileText size={16} stroke={1.5} />} onClick={onNfo}>
            {t('Info')}
          </Menu.Item>
        )}
        {onCheck && (
          <Menu.Item
            leftSection={<IconActivityHeartbeat size={16} stroke={1.5} />}
            onClick={onCheck}
          >
            {t('Check now')}
          </Menu.Item>
        )}
        {isMarkable && row.active === 1 && (
          <Menu.Item leftSection={<IconSkull size={16} stroke={1.5} />} onClick={() => onMark(2)}>
            {t('Mark as dead')}
          </Menu.Item>
        )}
        {isMarkable && row.active === 2 && (
          <Menu.Item
            leftSection={<IconHeartbeat size={16} stroke={1.5} />}
            onClick={() => onMark(1)}
          >
            {t('Mark as active')}
          </Menu.Item>
        )}
        {row.can.delete && (
          <Menu.Item
            leftSection={<IconTrash size={16} stroke={1.5} />}
            className={classes.danger ?? ''}
            onClick={onDelete}
          >
            {t('Delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
