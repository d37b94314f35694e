import type {
  TitleChanges,
  TitleChangesPreview,
} from '@mediatheque/contract/catalogue/title-records/title-changes.schemas.ts'
import {
  TITLE_FIELD_NAMES,
  TITLE_FIELDS,
  type TitleField,
} from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import {
  TITLE_TYPE_LABELS,
  TITLE_TYPES,
  type TitleType,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { titleRecordList } from '@mediatheque/contract/catalogue/title-records/title-records.list.ts'
import { Checkbox, MultiSelect, Select, TagsInput, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useListValues } from '../../../../lib/lists/list-values.ts'
import classes from './change-titles.module.css'
import { previewTitleChanges } from './title-records.queries.ts'

const NOTHING = {
  add_genres: [] as string[],
  remove_genres: [] as string[],
  add_keywords: [] as string[],
  remove_keywords: [] as string[],
  type: null as TitleType | null,
  certification: '',
  hasNoCertification: false,
  isHidden: false,
  lock: [] as TitleField[],
  unlock: [] as TitleField[],
}
type Values = typeof NOTHING

/** What is left empty stays as it is with each title. */
function changesOf(values: Values): TitleChanges {
  const some = <Item,>(items: readonly Item[]) => (items.length > 0 ? [...items] : undefined)
  const numbers = (ids: readonly string[]) => some(ids.map(Number))
  const changes = {
    add_genres: numbers(values.add_genres),
    remove_genres: numbers(values.remove_genres),
    add_keywords: some(values.add_keywords),
    remove_keywords: some(values.remove_keywords),
    type: values.type ?? undefined,
    certification: values.hasNoCertification ? null : values.certification || undefined,
    visibility: values.isHidden ? ('hidden' as const) : undefined,
    lock: some(values.lock),
    unlock: some(values.unlock),
  }
  return Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as TitleChanges
}

/** @param onPreviewed is handed what would become of the titles, and the changes that were said */
export function useTitleChangesForm(
  ids: string,
  onPreviewed: (preview: TitleChangesPreview, changes: TitleChanges) => void,
) {
  return useContractForm({
    initialValues: NOTHING,
    write: previewTitleChanges,
    args: (values: Values) => ({ params: { ids }, body: { changes: changesOf(values) } }),
    fieldNames: (wire: string) =>
      wire === 'changes' ? 'add_genres' : (wire.split('.')[1] ?? wire),
    onSuccess: (preview, values) => onPreviewed(preview, changesOf(values)),
  })
}

export function ChangeTitlesFields({ form }: { form: UseFormReturnType<Values> }) {
  const t = useTranslate()
  const genres = (useListValues(titleRecordList.filters.genres) ?? []).map(({ value, name }) => ({
    value: String(value),
    label: name,
  }))
  const fields = TITLE_FIELD_NAMES.map((value) => ({ value, label: t(TITLE_FIELDS[value]) }))
  const chips = {
    searchable: true,
    clearable: true,
    hidePickedOptions: true,
    // The first has the focus when the dialog opens.
    openOnFocus: false,
    clearButtonProps: { 'aria-label': t('Clear') },
    nothingFoundMessage: t('Nothing found'),
  } as const
  const words = {
    maxTags: 100,
    splitChars: [',', ';', '\n'],
    acceptValueOnBlur: true,
    clearable: true,
    clearButtonProps: { 'aria-label': t('Clear') },
  }
  const input = (name: keyof Values) => form.getInputProps(name)
  return (
    <div className={classes.fields}>
      <p className={classes.hint}>{t('What you leave empty stays as it is with each title.')}</p>
      <MultiSelect
        label={t('Add genres')}
        maxValues={20}
        data={genres}
        data-autofocus
        {...chips}
        {...input('add_genres')}
      />
      <MultiSelect
        label={t('Remove genres')}
        maxValues={20}
        data={genres}
        {...chips}
        {...input('remove_genres')}
      />
      <TagsInput label={t('Add keywords')} {...words} {...input('add_keywords')} />
      <TagsInput label={t('Remove keywords')} {...words} {...input('remove_keywords')} />
      <Select
        label={t('Type')}
        clearable
        clearButtonProps={{ 'aria-label': t('Clear') }}
        data={TITLE_TYPES.map((value) => ({ value, label: t(TITLE_TYPE_LABELS[value]) }))}
        {...input('type')}
      />
      <div className={classes.certification}>
        <TextInput
          label={t('Certification')}
          maxLength={20}
          disabled={form.values.hasNoCertification}
          {...input('certification')}
        />
        <Checkbox
          label={t('No certification')}
          {...form.getInputProps('hasNoCertification', { type: 'checkbox' })}
        />
      </div>
      <Checkbox
        label={t('Hide from everybody')}
        description={t(
          'Nobody sees it any more, nor what belongs to it, until it is shown again among the hidden titles.',
        )}
        {...form.getInputProps('isHidden', { type: 'checkbox' })}
      />
      <MultiSelect label={t('Lock against imports')} data={fields} {...chips} {...input('lock')} />
      <MultiSelect
        label={t('Open to imports')}
        description={t('What is changed here is locked all the same.')}
        data={fields}
        {...chips}
        {...input('unlock')}
      />
    </div>
  )
}
