import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { MULTI_LANGUAGE_ID } from '@mediatheque/contract/links/links/links.constants.ts'
import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { endpointQuery } from '../../../../../lib/queries.ts'
import { useDebounced } from '../../../../../lib/use-debounced.ts'
import { useQualityGroups } from '../../editor/link-fields.tsx'
import { type StripTitle, useTitleFacts } from '../../title-strip.tsx'
import type { BatchRow, RowField, RowValues } from './batch-rows.ts'
import classes from './batch.module.css'

const WAIT_MS = 200

export interface CellEditorProps {
  row: BatchRow
  field: RowField
  label: string
  options: LinkOptionsView
  onSay(values: Partial<RowValues>): void
  /** It is over, by a choice or by leaving it. */
  onDone(): void
}

/** The field of one cell, with the focus in it. */
export function CellEditor(props: CellEditorProps) {
  const cell = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => cell.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  return (
    <div ref={cell}>
      <FieldOf {...props} />
    </div>
  )
}

function FieldOf({ row, field, label, options, onSay, onDone }: CellEditorProps) {
  const shared = { label, onDone }
  switch (field) {
    case 'title':
      return <TitleEditor {...shared} row={row} onSay={onSay} />
    case 'qualite':
      return (
        <QualityEditor {...shared} value={row.values.qualite} options={options} onSay={onSay} />
      )
    case 'langues':
    case 'subs':
      return (
        <LanguagesEditor
          {...shared}
          value={row.values[field]}
          options={options}
          onChange={(value) => onSay({ [field]: value })}
        />
      )
    default:
      return (
        <TextEditor
          {...shared}
          value={row.values[field]}
          isLong={field === 'lien'}
          onChange={(value) => onSay({ [field]: value })}
        />
      )
  }
}

type Shared = Pick<CellEditorProps, 'label' | 'onDone'>

function TitleEditor({
  row,
  label,
  onSay,
  onDone,
}: Shared & Pick<CellEditorProps, 'row' | 'onSay'>) {
  const t = useTranslate()
  const facts = useTitleFacts()
  const [typed, setTyped] = useState('')
  const wanted = useDebounced(typed.trim(), WAIT_MS)
  const { data, isFetching } = useQuery({
    ...endpointQuery(searchEndpoints.search, {
      params: { query: wanted },
      query: { loader: 'searchPage', model_type: 'title' },
    }),
    placeholderData: keepPreviousData,
    enabled: !isEmptyQuery(wanted),
  })
  const found = (isEmptyQuery(wanted) ? [] : (data?.results ?? [])).flatMap((one): StripTitle[] =>
    one.model_type === 'title' ? [{ ...one, year: one.year, poster: one.poster }] : [],
  )
  const offered = found.length > 0 ? found.slice(0, 12) : (row.plan?.candidates ?? [])
  const byId = new Map(
    [...offered, ...(row.values.title ? [row.values.title] : [])].map((title) => [
      String(title.id),
      title,
    ]),
  )
  return (
    <Select
      aria-label={label}
      placeholder={t('Type its name')}
      size="xs"
      searchable
      defaultDropdownOpened
      comboboxProps={{ withinPortal: false, width: 320, position: 'bottom-start' }}
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has searched already, also by other names than the shown one.
      filter={({ options }) => options}
      data={[...byId.values()].map((title) => ({
        value: String(title.id),
        label: `${title.name} (${facts(title)})`,
      }))}
      nothingFoundMessage={isFetching ? t('Searching…') : t('Nothing found')}
      onChange={(id) => {
        const title = id === null ? undefined : byId.get(id)
        if (title) onSay({ title })
        onDone()
      }}
      onBlur={onDone}
    />
  )
}

function QualityEditor({
  value,
  label,
  options,
  onSay,
  onDone,
}: Shared & Pick<CellEditorProps, 'options' | 'onSay'> & { value: string | null }) {
  const t = useTranslate()
  const data = useQualityGroups(options)
  return (
    <Select
      aria-label={label}
      size="xs"
      searchable
      defaultDropdownOpened
      comboboxProps={{ withinPortal: false, width: 240, position: 'bottom-start' }}
      data={data}
      value={value}
      allowDeselect={false}
      // Typing replaces what is chosen.
      onFocus={({ currentTarget }) => currentTarget.select()}
      nothingFoundMessage={t('Nothing matches')}
      onChange={(qualite) => {
        onSay({ qualite })
        onDone()
      }}
      onBlur={onDone}
    />
  )
}

function LanguagesEditor({
  value,
  label,
  options,
  onChange,
  onDone,
}: Shared &
  Pick<CellEditorProps, 'options'> & {
    value: readonly string[]
    onChange(value: string[]): void
  }) {
  const t = useTranslate()
  const data = options.languages
    .filter(({ id }) => id !== MULTI_LANGUAGE_ID)
    .map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <MultiSelect
      aria-label={label}
      size="xs"
      searchable
      defaultDropdownOpened
      comboboxProps={{ withinPortal: false, width: 220, position: 'bottom-start' }}
      hidePickedOptions
      data={data}
      value={[...value]}
      nothingFoundMessage={t('Nothing matches')}
      onChange={onChange}
      onBlur={onDone}
    />
  )
}

function TextEditor({
  value,
  label,
  isLong,
  onChange,
  onDone,
}: Shared & { value: string; isLong: boolean; onChange(value: string): void }) {
  const [draft, setDraft] = useState(value)
  const isOver = useRef(false)
  const end = (isKept: boolean) => {
    if (isOver.current) return
    isOver.current = true
    if (isKept && draft !== value) onChange(draft)
    onDone()
  }
  const shared = {
    'aria-label': label,
    size: 'xs',
    value: draft,
    spellCheck: false,
    onBlur: () => end(true),
  } as const
  if (isLong)
    return (
      <Textarea
        {...shared}
        autosize
        minRows={2}
        maxRows={8}
        classNames={{ input: classes.addresses ?? '' }}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') end(false)
          // Another line; with Control it is done.
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.stopPropagation()
          else if (event.key === 'Enter') end(true)
        }}
      />
    )
  return (
    <TextInput
      {...shared}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') end(false)
        if (key === 'Enter' || key === 'Tab') end(true)
      }}
    />
  )
}
