import type { EditedCustomPage } from '@mediatheque/contract/site/custom-pages/custom-pages.schemas.ts'
import { Button, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EditorForm } from '../../../lib/forms/editor-form.tsx'
import type { ContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { HistoryButton } from '../../operations/history/history-button.tsx'
import { CustomPageFields } from './custom-page-fields.tsx'
import { type CustomPageValues, useEditedPageForm, useNewPageForm } from './use-custom-page-form.ts'

export function NewCustomPage() {
  const t = useTranslate()
  return <CustomPageEditor title={t('New page')} contract={useNewPageForm()} />
}

interface EditCustomPageProps {
  page: EditedCustomPage
  /** A change was taken back: the page is other than it was. */
  onReverted(): void
}

export function EditCustomPage({ page, onReverted }: EditCustomPageProps) {
  const t = useTranslate()
  return (
    <CustomPageEditor
      title={t('Edit page: :title', { title: page.title })}
      contract={useEditedPageForm(page)}
      actions={
        <>
          <HistoryButton
            of={{ kind: 'custom-page', id: String(page.id), name: page.title }}
            onReverted={onReverted}
          />
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/pages/$slug" params={{ slug: page.slug }} {...props} />
            )}
          >
            {t('View page')}
          </Button>
        </>
      }
    />
  )
}

interface CustomPageEditorProps {
  title: string
  contract: ContractForm<CustomPageValues>
  actions?: ReactNode
}

/** A page that is written, or written on, in both languages. */
function CustomPageEditor({ title, contract, actions }: CustomPageEditorProps) {
  const t = useTranslate()
  return (
    <Page narrow>
      <PageHeader title={title} actions={actions} />
      <EditorForm of={contract}>
        <Stack gap="lg">
          <CustomPageFields form={contract.form} />
          <Group justify="flex-end" gap="xs">
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/admin/custom-pages" {...props} />}
            >
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={contract.isSubmitting}>
              {t('Save')}
            </Button>
          </Group>
        </Stack>
      </EditorForm>
    </Page>
  )
}
