import { ActionIcon, Button } from '@mantine/core'
import { IconHistory, IconStack2 } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyDialog } from '../../../lib/lazy-part.ts'
import type { HistoryOf, HistoryOfAct } from './history.queries.ts'

const dialog = lazyDialog(() => import('./history-dialog.tsx'))

interface HistoryButtonProps {
  of: HistoryOf
  /** In a row of a table. */
  isSmall?: boolean
  /** The page was read again after something was taken back: whoever did that goes on here. */
  takesFocus?: boolean
  /** Something was taken back: the record is other than it was. */
  onReverted?(): void
}

/** Leads from a line to all that its act did. */
export function ActButton({ of, count }: { of: HistoryOfAct; count: number }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconStack2 size={18} stroke={1.5} aria-hidden />}
        aria-label={t(':count changes of one act', { count })}
        title={t(':count changes of one act', { count })}
        onClick={() => dialog.load(() => setOpen(true))}
      >
        {count}
      </Button>
      {isOpen && (
        <Suspense>
          <dialog.Part of={of} onClose={() => setOpen(false)} onReverted={() => undefined} />
        </Suspense>
      )}
    </>
  )
}

/** Leads to what was done to a record. */
export function HistoryButton({
  of,
  isSmall = false,
  takesFocus = false,
  onReverted,
}: HistoryButtonProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  const open = () => dialog.load(() => setOpen(true))
  const icon = <IconHistory size={18} stroke={1.5} aria-hidden />
  return (
    <>
      {isSmall ? (
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('History of :name', { name: of.name || `#${of.id}` })}
          title={t('History')}
          onClick={open}
        >
          {icon}
        </ActionIcon>
      ) : (
        <Button ref={button} variant="default" leftSection={icon} onClick={open}>
          {t('History')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <dialog.Part of={of} onClose={() => setOpen(false)} onReverted={() => onReverted?.()} />
        </Suspense>
      )}
    </>
  )
}
