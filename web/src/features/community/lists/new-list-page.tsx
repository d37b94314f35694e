import { Button, Group, Stack } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { EditorForm } from '../../../lib/forms/editor-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { ListFields, type ListValues } from './list-fields.tsx'
import { createList } from './own-lists.queries.ts'

const NEW: ListValues = { name: '', description: '', visibility: 'private' }

/** A list is named first; its titles come on the page that follows. */
export function NewListPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const contract = useContractForm({
    initialValues: NEW,
    write: createList,
    args: (values) => ({ body: values }),
    onSuccess: async ({ list }) => {
      toast.positive(t('List created'))
      await navigate({ to: '/lists/$slugOrId/edit', params: { slugOrId: String(list.id) } })
    },
  })
  return (
    <Page narrow>
      <PageHeader title={t('New list')} />
      <EditorForm of={contract}>
        <Stack gap="lg">
          <ListFields form={contract.form} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" renderRoot={(props) => <Link to="/lists" {...props} />}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={contract.isSubmitting}>
              {t('Create list')}
            </Button>
          </Group>
        </Stack>
      </EditorForm>
    </Page>
  )
}
