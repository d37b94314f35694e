import { Button, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useTranslate } from '../../../../lib/i18n.ts'
import { EditorBar } from '../../../../ui/editor-bar.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { NewTitleFields } from './new-title-fields.tsx'
import { useNewTitleForm } from './use-new-title-form.ts'

/** Adds a title by hand: one that no import knows. */
export function NewTitlePage() {
  const t = useTranslate()
  const contract = useNewTitleForm()
  return (
    <Page narrow>
      <PageHeader
        title={t('Add title')}
        text={t(
          'Type in what is in no outside database. What you enter here is locked: no import writes over it.',
        )}
      />
      <EditorForm of={contract}>
        <Stack gap="md">
          <NewTitleFields form={contract.form} />
          <EditorBar>
            <Group justify="flex-end" gap="xs">
              <Button
                variant="default"
                renderRoot={(props) => <Link to="/admin/titles" {...props} />}
              >
                {t('Cancel')}
              </Button>
              <Button type="submit" loading={contract.isSubmitting}>
                {t('Add title')}
              </Button>
            </Group>
          </EditorBar>
        </Stack>
      </EditorForm>
    </Page>
  )
}
