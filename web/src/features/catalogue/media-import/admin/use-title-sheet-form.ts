import type { TitleSheetView } from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import {
  TITLE_FIELDS,
  TITLE_VALUES,
  type TitleField,
  type TitleValue,
} from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { changeTitle } from './media-import.queries.ts'

export type TitleSheetValues = Record<TitleValue, string> & { locks: readonly TitleField[] }

export const sheetValues = (sheet: TitleSheetView): TitleSheetValues => ({
  ...(Object.fromEntries(TITLE_VALUES.map((name) => [name, String(sheet[name] ?? '')])) as Record<
    TitleValue,
    string
  >),
  locks: sheet.locks.toSorted(),
})

/** Sends what was edited; the server locks it. */
export function useTitleSheetForm(sheet: TitleSheetView) {
  const t = useTranslate()
  return useContractForm({
    initialValues: sheetValues(sheet),
    write: changeTitle,
    args: (values, { version, edited }) => ({
      params: { id: sheet.id },
      body: {
        version,
        ...Object.fromEntries(
          TITLE_VALUES.filter((name) => edited.has(name)).map((name) => [name, values[name]]),
        ),
        ...(edited.has('locks') && { locks: [...values.locks] }),
      },
    }),
    record: {
      key: `title ${sheet.id}`,
      version: sheet.version,
      valuesOf: (current: TitleSheetView) => sheetValues(current),
      versionOf: (saved) => saved.sheet.version,
      shownAfter: (saved) => sheetValues(saved.sheet),
      texts: {
        locks: (locks) => locks.map((name) => t(TITLE_FIELDS[name])).join(', '),
      },
    },
    onSuccess: () => toast.positive(t('Title saved')),
  })
}
