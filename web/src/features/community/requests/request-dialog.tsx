import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import type { ContractForm as Contract } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { RequestFields } from './request-fields.tsx'
import { type RequestValues, useEditedRequestForm, useNewRequestForm } from './use-request-form.ts'

interface RequestDialogProps {
  edited: RequestView | 'new' | undefined
  workspaceId?: number
  /** What a new one is called at first. */
  name?: string | undefined
  onClose(): void
}

/** Asks for something, or changes what was asked for. */
export function RequestDialog({ edited, workspaceId = 0, name, onClose }: RequestDialogProps) {
  const t = useTranslate()
  const isNew = edited === undefined || edited === 'new'
  return (
    <Modal
      opened={edited !== undefined}
      onClose={onClose}
      title={isNew ? t('New request') : t('Edit request')}
      size="lg"
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {edited === 'new' && <NewRequest workspaceId={workspaceId} name={name} onClose={onClose} />}
      {edited && edited !== 'new' && <EditedRequest request={edited} onClose={onClose} />}
    </Modal>
  )
}

interface NewRequestProps {
  workspaceId: number
  name: string | undefined
  onClose(): void
}

function NewRequest({ workspaceId, name, onClose }: NewRequestProps) {
  const t = useTranslate()
  const contract = useNewRequestForm({ onSaved: onClose, workspaceId, name })
  return (
    <DialogForm contract={contract} submitLabel={t('Ask for it')} onClose={onClose}>
      <RequestFields form={contract.form} showsSimilar workspaceId={workspaceId} />
    </DialogForm>
  )
}

function EditedRequest({ request, onClose }: { request: RequestView; onClose(): void }) {
  const t = useTranslate()
  const contract = useEditedRequestForm(request, { onSaved: onClose })
  return (
    <DialogForm contract={contract} submitLabel={t('Save')} onClose={onClose} needsChange>
      <RequestFields form={contract.form} />
    </DialogForm>
  )
}

interface DialogFormProps {
  contract: Contract<RequestValues>
  submitLabel: string
  /** Saved only when something was edited. */
  needsChange?: boolean
  onClose(): void
  children: React.ReactNode
}

function DialogForm({ contract, submitLabel, needsChange, onClose, children }: DialogFormProps) {
  const t = useTranslate()
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        {children}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            loading={contract.isSubmitting}
            disabled={needsChange && !contract.isChanged}
          >
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
