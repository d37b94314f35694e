import { Button, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useTranslate } from '../../../../lib/i18n.ts'
import { EditorBar } from '../../../../ui/editor-bar.tsx'
import { ImportPanel } from './import-panel.tsx'
import classes from './import.module.css'
import { titleSheetQuery } from './media-import.queries.ts'
import { TitleLockFields } from './title-lock-fields.tsx'
import { sheetValues, useTitleSheetForm } from './use-title-sheet-form.ts'

/** What of a title is one value each, what of it is locked against imports, and where it came from. */
export function TitleFactsTab({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(titleSheetQuery(titleId))
  const { sheet } = data
  const contract = useTitleSheetForm(sheet)
  const { form, isChanged, isSubmitting } = contract
  return (
    <div className={classes.sheet}>
      <ImportPanel titleId={sheet.id} from={data.import} />
      <p className={classes.quiet}>
        {t('What you change here is locked: no import writes over it until the lock is opened.')}
      </p>
      <EditorForm of={contract}>
        <Stack gap="md">
          <TitleLockFields form={form} />
          <EditorBar>
            <Button
              variant="default"
              disabled={!isChanged || isSubmitting}
              onClick={() => form.setValues(sheetValues(sheet))}
            >
              {t('Discard')}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {t('Save')}
            </Button>
          </EditorBar>
        </Stack>
      </EditorForm>
    </div>
  )
}
