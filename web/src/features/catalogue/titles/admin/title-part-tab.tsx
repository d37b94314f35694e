import type { TitlePartsView } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { titleRecordList } from '@mediatheque/contract/catalogue/title-records/title-records.list.ts'
import type { TitleField } from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { MultiSelect, TagsInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useRecordSearch } from '../../../../lib/lists/list-records.ts'
import { useListValues } from '../../../../lib/lists/list-values.ts'
import { toast } from '../../../../lib/toast.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { SaveBar } from '../../../../ui/admin/save-bar.tsx'
import { LockSwitch } from './lock-switch.tsx'
import { changeTitleParts, titlePartsQuery } from './title-editing.queries.ts'
import classes from './title-editor.module.css'

type PartName = 'genres' | 'keywords' | 'countries' | 'languages'
type TabName = 'genres' | 'keywords' | 'countries'

/** Where a work comes from is told by its countries and its languages: one tab. */
const PARTS_OF_TAB: Readonly<Record<TabName, readonly PartName[]>> = {
  genres: ['genres'],
  keywords: ['keywords'],
  countries: ['countries', 'languages'],
}

type Values = Record<PartName, string[]> & { isLocked: boolean }

const idsOf = (parts: readonly { readonly id: number }[]) => parts.map(({ id }) => String(id))
const codesOf = (parts: readonly { readonly code: string }[]) => parts.map(({ code }) => code)

/** One of the sets that belong to a title. */
export function TitlePartTab({ titleId, tab }: { titleId: number; tab: TabName }) {
  const { data } = useSuspenseQuery(titlePartsQuery(titleId))
  const { contract, discard } = usePartsForm(data, tab)
  const { form } = contract
  return (
    <EditorForm of={contract} className={classes.form}>
      {tab === 'genres' && <Genres form={form} />}
      {tab === 'keywords' && <Keywords form={form} />}
      {tab === 'countries' && <Countries form={form} />}
      <LockSwitch
        isLocked={form.values.isLocked}
        onChange={(isLocked) => form.setFieldValue('isLocked', isLocked)}
      />
      <SaveBar of={contract} onDiscard={discard} />
    </EditorForm>
  )
}

function usePartsForm(parts: TitlePartsView, tab: TabName) {
  const t = useTranslate()
  const names = PARTS_OF_TAB[tab]
  const valuesOf = (view: TitlePartsView): Values => ({
    genres: idsOf(view.genres),
    keywords: view.keywords.map(({ name }) => name),
    countries: codesOf(view.countries),
    languages: codesOf(view.languages),
    isLocked: names.every((name) => view.locks.includes(name)),
  })
  const lockedBy = (isLocked: boolean): TitleField[] => [
    ...parts.locks.filter((field) => !(names as readonly string[]).includes(field)),
    ...(isLocked ? names : []),
  ]
  const contract = useContractForm({
    initialValues: valuesOf(parts),
    write: changeTitleParts,
    args: (values: Values, { version, edited }) => ({
      params: { id: parts.id },
      body: {
        version,
        ...(edited.has('genres') && { genres: values.genres.map(Number) }),
        ...(edited.has('keywords') && { keywords: values.keywords }),
        ...(edited.has('countries') && { countries: values.countries }),
        ...(edited.has('languages') && { languages: values.languages }),
        ...(edited.has('isLocked') && { locks: lockedBy(values.isLocked) }),
      },
    }),
    fieldNames: (wire: string) => (wire === 'locks' ? 'isLocked' : wire.split('.')[0]!),
    record: {
      key: `title ${parts.id}`,
      version: parts.version,
      valuesOf: (view: TitlePartsView) => valuesOf(view),
      versionOf: (saved) => saved.version,
      shownAfter: valuesOf,
      texts: {
        genres: useNames('genres'),
        countries: useNames('countries'),
        languages: useNames('languages'),
        keywords: (words) => words.join(', '),
      },
    },
    onSuccess: () => toast.positive(t('Title saved')),
  })
  return { contract, discard: () => contract.form.setValues(valuesOf(parts)) }
}

const LISTS = {
  genres: titleRecordList.filters.genres,
  countries: titleRecordList.filters.productionCountries,
  languages: titleRecordList.filters.language,
} as const

/** What chosen values are called. */
function useNames(part: keyof typeof LISTS) {
  const values = useListValues(LISTS[part]) ?? []
  const names = new Map(values.map(({ value, name }) => [String(value), name]))
  return (chosen: readonly string[]) => chosen.map((one) => names.get(one) ?? one).join(', ')
}

type FormProps = { form: ReturnType<typeof usePartsForm>['contract']['form'] }

function useOptions(part: keyof typeof LISTS) {
  const values = useListValues(LISTS[part]) ?? []
  return values.map(({ value, name }) => ({ value: String(value), label: name }))
}

/** What both kinds of fields with chips have. */
function useChips() {
  const t = useTranslate()
  return {
    searchable: true,
    clearable: true,
    hidePickedOptions: true,
    clearButtonProps: { 'aria-label': t('Clear') },
    nothingFoundMessage: t('Nothing found'),
  } as const
}

function Genres({ form }: FormProps) {
  const t = useTranslate()
  return (
    <MultiSelect
      label={t('Genres')}
      maxValues={20}
      data={useOptions('genres')}
      {...useChips()}
      {...form.getInputProps('genres')}
    />
  )
}

function Keywords({ form }: FormProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const found = useRecordSearch('keyword', useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS))
  const names = [...new Set(found.map(({ name }) => name))]
  return (
    <TagsInput
      label={t('Keywords')}
      description={t('Enter after each; one that is not there yet is made.')}
      maxTags={100}
      // Those that are there already, so that the same is not made twice.
      data={typed.trim() === '' ? [] : names}
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      splitChars={[',', ';', '\n']}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ 'aria-label': t('Clear') }}
      {...form.getInputProps('keywords')}
    />
  )
}

function Countries({ form }: FormProps) {
  const t = useTranslate()
  const chips = useChips()
  return (
    <>
      <MultiSelect
        label={t('Countries')}
        maxValues={30}
        data={useOptions('countries')}
        {...chips}
        {...form.getInputProps('countries')}
      />
      <MultiSelect
        label={t('Spoken languages')}
        description={t('That of the original first.')}
        maxValues={30}
        data={useOptions('languages')}
        {...chips}
        {...form.getInputProps('languages')}
      />
    </>
  )
}
