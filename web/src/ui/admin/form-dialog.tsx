import { Button, Group, Modal, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ContractForm } from '../../lib/forms/contract-form.tsx'
import type { ContractForm as Contract } from '../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../lib/i18n.ts'

interface FormDialogProps<Values extends object> {
  title: string
  of: Contract<Values>
  onClose(): void
  children: ReactNode
}

/** A few fields in a dialog, which is there as long as it is open. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const t = useTranslate()
  const { title, of, onClose, children } = props
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('Close') }}>
      <DialogForm of={of} act={t('Save')} onClose={onClose}>
        {children}
      </DialogForm>
    </Modal>
  )
}

interface DialogFormProps<Values extends object> extends Omit<FormDialogProps<Values>, 'title'> {
  /** What its button says. */
  act: string
}

/** The form of a dialog that opens by itself. */
export function DialogForm<Values extends object>(props: DialogFormProps<Values>) {
  const t = useTranslate()
  const { of, act, onClose, children } = props
  return (
    <ContractForm of={of}>
      <Stack gap="md">
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={of.isSubmitting}>
            {act}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
