import {
  SAVED_VIEW_NAME_MAX_LENGTH,
  type SavedViewState,
  type SavedViewView,
} from '@mediatheque/contract/accounts/saved-views/saved-views.schemas.ts'
import { Button, Group, Modal, Stack, Switch, Text, TextInput } from '@mantine/core'
import { ContractForm } from '../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../lib/i18n.ts'
import { useSavedViewChanges } from '../../lib/lists/saved-views.ts'
import { toast, toastError } from '../../lib/toast.ts'
import classes from './views-menu.module.css'

interface ViewDialogProps {
  list: string
  edited: SavedViewView | 'new'
  /** What a new one keeps. */
  state: SavedViewState
  onSaved(view: SavedViewView): void
  onClose(): void
}

const valuesOf = ({ name, is_first }: SavedViewView) => ({ name, is_first })

/** Names a new view, or changes and deletes one. */
export default function ViewDialog({ list, edited, state, onSaved, onClose }: ViewDialogProps) {
  const t = useTranslate()
  const { create, update, remove } = useSavedViewChanges()
  const view = edited === 'new' ? undefined : edited
  const contract = useContractForm({
    initialValues: view ? valuesOf(view) : { name: '', is_first: false },
    submit: (values, { version }) =>
      view
        ? update.mutateAsync({ params: { id: view.id }, body: { version, ...values } })
        : create.mutateAsync({ body: { list, state, ...values } }),
    onSuccess: (answer) => {
      toast.positive(t('View saved'))
      onSaved(answer.view)
      onClose()
    },
    record: view && {
      key: `saved view ${view.id}`,
      version: view.version,
      valuesOf,
      versionOf: (answer) => answer.view.version,
    },
  })
  const { form, isSubmitting } = contract
  const handleRemove = () =>
    view &&
    remove.mutate(
      { params: { id: view.id }, body: { version: view.version } },
      {
        onSuccess: () => {
          toast.positive(t('View deleted'))
          onClose()
        },
        onError: toastError,
      },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={view ? t('Edit the view') : t('New view')}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <ContractForm of={contract}>
        <Stack gap="md">
          {!view && (
            <Text size="sm" c="dimmed">
              {t('Keep what the table shows now under a name, to come back to it.')}
            </Text>
          )}
          <TextInput
            label={t('Name of the view')}
            maxLength={SAVED_VIEW_NAME_MAX_LENGTH}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('name')}
          />
          <Switch
            label={t('Open the list with this view')}
            {...form.getInputProps('is_first', { type: 'checkbox' })}
          />
        </Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          {view && (
            <Button
              variant="light"
              color="red"
              className={classes.remove ?? ''}
              loading={remove.isPending}
              onClick={handleRemove}
            >
              {t('Delete this view')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {t('Save')}
          </Button>
        </Group>
      </ContractForm>
    </Modal>
  )
}
