import {
  LIST_NAME_MAX_LENGTH,
  LIST_VISIBILITIES,
  type ListVisibility,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { focusAtOnce } from '../../../lib/focus-on.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './add-to-list.module.css'
import { createList } from './own-lists.queries.ts'

const LABELS = {
  public: 'Public list',
  unlisted: 'Unlisted list',
  private: 'Private list',
} as const

interface NewListInPlaceProps {
  /** The first title that it holds. */
  titleId: number
  onClose(): void
}

/** Makes a list where a title is about to be kept. */
export function NewListInPlace({ titleId, onClose }: NewListInPlaceProps) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: { name: '', visibility: 'private' as ListVisibility },
    write: createList,
    args: (values) => ({ body: { ...values, title_id: titleId } }),
    onSuccess: onClose,
  })
  const { form } = contract
  return (
    <ContractForm of={contract} className={classes.new}>
      <Stack gap="sm">
        <TextInput
          label={t('Name of the new list')}
          required
          withAsterisk={false}
          ref={focusAtOnce}
          maxLength={LIST_NAME_MAX_LENGTH}
          {...form.getInputProps('name')}
        />
        <Select
          label={t('Who can see it')}
          allowDeselect={false}
          data={LIST_VISIBILITIES.map((value) => ({ value, label: t(LABELS[value]) }))}
          {...form.getInputProps('visibility')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={contract.isSubmitting}>
            {t('Create list')}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
