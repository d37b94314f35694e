import type { TitleSheetAnswer } from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useTranslate } from '../../../../lib/i18n.ts'
import { EditorBar } from '../../../../ui/editor-bar.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { ImportPanel } from './import-panel.tsx'
import { titleSheetQuery } from './media-import.queries.ts'
import { TitleLockFields } from './title-lock-fields.tsx'
import { useTitleSheetForm } from './use-title-sheet-form.ts'

/** What of a title can be changed by hand, what of it is locked against imports, and where it came from. */
export function TitleLocksPage({ data: loaded }: { data: TitleSheetAnswer }) {
  const t = useTranslate()
  const { data, refetch } = useQuery({
    ...titleSheetQuery(loaded.sheet.id),
    initialData: loaded,
  })
  const { sheet } = data
  const contract = useTitleSheetForm(sheet)
  return (
    <Page narrow>
      <PageHeader
        title={sheet.name}
        text={t(
          'What you change here is locked: no import writes over it until the lock is opened.',
        )}
        actions={
          <>
            <HistoryButton
              of={{ kind: 'title', id: String(sheet.id), name: sheet.name }}
              onReverted={() => void refetch()}
            />
            <Button
              variant="default"
              renderRoot={(props) => <Link to={titleUrl(sheet) as '/'} {...props} />}
            >
              {t('View title')}
            </Button>
          </>
        }
      />
      <ImportPanel titleId={sheet.id} from={data.import} />
      <EditorForm of={contract}>
        <Stack gap="md">
          <TitleLockFields form={contract.form} />
          <EditorBar>
            <Group justify="flex-end" gap="xs">
              <Button
                variant="default"
                renderRoot={(props) => <Link to="/admin/titles" {...props} />}
              >
                {t('Cancel')}
              </Button>
              <Button type="submit" loading={contract.isSubmitting}>
                {t('Save')}
              </Button>
            </Group>
          </EditorBar>
        </Stack>
      </EditorForm>
    </Page>
  )
}
