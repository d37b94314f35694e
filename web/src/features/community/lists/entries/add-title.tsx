import { TITLE_TYPE_LABELS } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { TitleCard } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { type ComboboxItem, Select } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../../lib/pictures.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { Poster } from '../../../../ui/poster.tsx'
import { frameOf, posterOf } from '../../../catalogue/title-cards/artwork.ts'
import { titlesToAddQuery } from '../own-lists.queries.ts'
import classes from './entries.module.css'

interface AddTitleProps {
  /** Whether the list holds it already. */
  isThere(id: number): boolean
  onAdd(title: TitleCard): void
  label?: string
  /** What it looks for at once, with the cursor in it. */
  first?: string
  /** After Escape, or when somebody turns to something else. */
  onLeave?(by: 'escape' | 'focus'): void
}

/** Looks for titles by name, and adds the one that is chosen; the next can be typed at once. */
export function AddTitle({ isThere, onAdd, label, first = '', onLeave }: AddTitleProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState(first)
  const { data, isFetching, isError } = useQuery(
    titlesToAddQuery(useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS)),
  )
  const found = typed.trim() === '' ? [] : (data?.results ?? []).filter(isTitle)
  const state = isFetching
    ? t('Searching…')
    : isError
      ? t('The search did not work. Please try again.')
      : t('Nothing found')
  return (
    <Select
      label={label ?? t('Add a title')}
      placeholder={t('Type its name')}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      size="md"
      searchable
      openOnFocus={false}
      {...(first && { autoFocus: true, defaultDropdownOpened: true })}
      rightSection={<span />}
      rightSectionWidth={8}
      // The server has searched already, also by other names than the shown one.
      filter={({ options }) => options}
      data={found.map((title) => ({
        value: String(title.id),
        label: title.name,
        disabled: isThere(title.id),
      }))}
      renderOption={({ option }) => <Found title={found.find(hasIdOf(option))} option={option} />}
      onKeyDown={({ key }) => key === 'Escape' && onLeave?.('escape')}
      onBlur={({ relatedTarget }) => relatedTarget && onLeave?.('focus')}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      {...(typed.trim() !== '' && { nothingFoundMessage: state })}
      onChange={(id) => {
        const title = found.find((one) => String(one.id) === id)
        if (!title) return
        onAdd(title)
        setTyped('')
      }}
    />
  )
}

const isTitle = (result: { model_type: string }): result is TitleCard =>
  result.model_type === 'title'
const hasIdOf =
  ({ value }: ComboboxItem) =>
  ({ id }: TitleCard) =>
    String(id) === value

function Found({ title, option }: { title: TitleCard | undefined; option: ComboboxItem }) {
  const t = useTranslate()
  if (!title) return option.label
  const facts = [title.year, t(TITLE_TYPE_LABELS[title.type]), option.disabled && t('In the list')]
  return (
    <span className={classes.found}>
      <span className={classes.thumb}>
        <Poster
          picture={posterOf(title, THUMB_WIDTHS)}
          fallback={frameOf(title, true).drawing}
          alt=""
          sizes="40px"
        />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{title.name}</span>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}
