import { Button, Group, Modal, TextInput } from '@mantine/core'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'

interface NameDialogProps {
  isOpen: boolean
  title: string
  submitLabel: string
  name: string
  save(name: string): Promise<void>
  onClose(): void
}

/** Asks for the name of a workspace. */
export function NameDialog({ isOpen, title, ...form }: NameDialogProps) {
  const t = useTranslate()
  return (
    <Modal
      opened={isOpen}
      onClose={form.onClose}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {isOpen && <NameForm {...form} />}
    </Modal>
  )
}

function NameForm({ name, submitLabel, save, onClose }: Omit<NameDialogProps, 'isOpen' | 'title'>) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: { name },
    submit: (values) => save(values.name),
    onSuccess: onClose,
  })
  const { form, isSubmitting } = contract
  return (
    <ContractForm of={contract}>
      <TextInput
        label={t('Name')}
        autoComplete="off"
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {submitLabel}
        </Button>
      </Group>
    </ContractForm>
  )
}
