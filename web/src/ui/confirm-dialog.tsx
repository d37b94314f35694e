import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface ConfirmDialogProps {
  isOpen: boolean
  /** The question, with the thing's name in it. */
  title: string
  /** What will be lost. */
  text?: string
  confirmLabel: string
  cancelLabel: string
  isDangerous?: boolean
  isBusy?: boolean
  children?: ReactNode
  onConfirm(): void
  onClose(): void
}

/** Asks once before something that cannot be undone. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  isDangerous,
  isBusy,
  children,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} centered withCloseButton={false}>
      {text && (
        <Text c="dimmed" size="sm">
          {text}
        </Text>
      )}
      {children}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button
          onClick={onConfirm}
          loading={isBusy ?? false}
          data-autofocus
          {...(isDangerous && { color: 'red' })}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
}
