import { type ListCard, listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Button, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EditorForm } from '../../../lib/forms/editor-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { EntriesEditor } from './entries/entries-editor.tsx'
import { ListFields, type ListValues } from './list-fields.tsx'
import { updateList } from './own-lists.queries.ts'
import classes from './lists.module.css'

const valuesOf = ({ name, description, visibility }: ListCard): ListValues => ({
  name,
  description: description ?? '',
  visibility,
})

/** What a list says of itself, which is saved by a button, and its titles, of which each change is saved at once. */
export function EditListPage({ list }: { list: ListCard }) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: valuesOf(list),
    write: updateList,
    args: (values, { version }) => ({ params: { id: list.id }, body: { ...values, version } }),
    record: {
      key: `list ${list.id}`,
      version: list.version,
      valuesOf,
      versionOf: (saved) => saved.list.version,
    },
    onSuccess: () => toast.positive(t('List saved')),
  })
  return (
    <Page>
      <PageHeader
        title={t('Edit list: :name', { name: list.name })}
        actions={
          <Button
            variant="default"
            renderRoot={(props) => <Link to={listUrl(list) as '/'} {...props} />}
          >
            {t('View list')}
          </Button>
        }
      />
      <div className={classes.editor}>
        <EditorForm of={contract} className={classes.form}>
          <Stack gap="lg">
            <ListFields form={contract.form} isHidden={list.hidden !== null} />
            <Group justify="flex-end">
              <Button type="submit" loading={contract.isSubmitting} disabled={!contract.isChanged}>
                {t('Save')}
              </Button>
            </Group>
          </Stack>
        </EditorForm>
        <EntriesEditor list={list} />
      </div>
    </Page>
  )
}
