import { Button, Group, Modal, Text } from '@mantine/core'
import { memo, type ReactNode, useEffect, useRef } from 'react'

/** Dialogs of the library lie at 200. */
const ABOVE_DIALOGS = 300

interface ConfirmDialogProps {
  isOpen: boolean
  /** The question, with the thing's name in it. */
  title: string
  /** What will be lost. */
  text?: string
  confirmLabel: string
  /** Left out where there is nothing to decide. */
  cancelLabel?: string
  isDangerous?: boolean
  isBusy?: boolean
  /** Above other dialogs, whichever of them was opened last. */
  isOnTop?: boolean
  children?: ReactNode
  onConfirm(): void
  onClose(): void
}

/** What it asks about is often gone once it was answered: while it fades, it goes on saying what it said. */
const Kept = memo(
  ({ children }: { isClosing: boolean; children: ReactNode }) => children,
  (_before, { isClosing }) => isClosing,
)

/** Asks once before something that cannot be undone; nothing is lost by whoever presses Enter once too often. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  isDangerous,
  isBusy,
  isOnTop,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const confirm = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  // A button that waits loses the focus. Where it failed, whoever pressed it goes on from there.
  useEffect(() => {
    const isBack = wasBusy.current && !isBusy && isOpen
    if (isBack && document.activeElement === document.body) confirm.current?.focus()
    wasBusy.current = isBusy === true
  }, [isOpen, isBusy])
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={<Kept isClosing={!isOpen}>{title}</Kept>}
      centered
      withCloseButton={false}
      {...(isOnTop && { zIndex: ABOVE_DIALOGS })}
    >
      <Kept isClosing={!isOpen}>
        {text && (
          <Text c="dimmed" size="sm">
            {text}
          </Text>
        )}
        {children}
        <Group justify="flex-end" mt="lg" gap="xs">
          {cancelLabel && (
            <Button
              variant="default"
              onClick={onClose}
              {...(isDangerous && { 'data-autofocus': true })}
            >
              {cancelLabel}
            </Button>
          )}
          <Button
            ref={confirm}
            onClick={onConfirm}
            loading={isBusy ?? false}
            {...(isDangerous ? { color: 'red' } : { 'data-autofocus': true })}
          >
            {confirmLabel}
          </Button>
        </Group>
      </Kept>
    </Modal>
  )
}
