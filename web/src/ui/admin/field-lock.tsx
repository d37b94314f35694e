import { ActionIcon } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useTranslate } from '../../lib/i18n.ts'

interface FieldLockProps {
  /** Which field it is of. */
  label: string
  isLocked: boolean
  onToggle(): void
  className?: string | undefined
}

/** Whether imports leave a field alone, beside it. */
export function FieldLock({ label, isLocked, onToggle, className }: FieldLockProps) {
  const t = useTranslate()
  const Icon = isLocked ? IconLock : IconLockOpen
  return (
    <ActionIcon
      className={className ?? ''}
      variant={isLocked ? 'light' : 'subtle'}
      color={isLocked ? 'yellow' : 'gray'}
      size="lg"
      aria-pressed={isLocked}
      aria-label={label}
      title={
        isLocked ? t('Locked: imports leave it alone') : t('Open: imports bring it up to date')
      }
      onClick={onToggle}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
