import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import type { ContractForm as Contract } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'

interface LanguageDialogProps<Values extends object> {
  of: Contract<Values>
  title: string
  /** Of the button that saves. */
  label: string
  children: ReactNode
  onClose(): void
}

/** A form about a language of the site. */
export function LanguageDialog<Values extends object>({
  of,
  title,
  label,
  children,
  onClose,
}: LanguageDialogProps<Values>) {
  const t = useTranslate()
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('Close') }}>
      <ContractForm of={of}>
        {children}
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={of.isSubmitting}>
            {label}
          </Button>
        </Group>
      </ContractForm>
    </Modal>
  )
}
