import type { EnteredPerson } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import type { PersonCard } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { type ComboboxItem, Select } from '@mantine/core'
import { IconSearch, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../../lib/pictures.ts'
import { useSession } from '../../../../lib/session.tsx'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import { portraitOf } from '../../title-cards/artwork.ts'
import classes from './person-picker.module.css'
import { createPerson, peopleToPickQuery } from './people-admin.queries.ts'

interface PersonPickerProps {
  label: string
  /** Nobody new is entered. */
  isForKnown?: boolean
  onPick(person: EnteredPerson): void
}

const NEW = 'new'

/** Looks for people by name, or enters the one that is not there; the next can be typed at once. */
export function PersonPicker({ label, isForKnown, onPick }: PersonPickerProps) {
  const t = useTranslate()
  const { can } = useSession()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const { data, isFetching, isError } = useQuery(
    peopleToPickQuery(useDebounced(name, SEARCH_DEBOUNCE_MS)),
  )
  const found = name === '' ? [] : (data?.results ?? []).filter(isPerson)
  const pick = (person: EnteredPerson) => {
    onPick(person)
    setTyped('')
  }
  const { mutate, isPending } = useWrite(createPerson, {
    onSuccess: ({ person }) => pick(person),
  })
  const state = isFetching
    ? t('Searching…')
    : isError
      ? t('The search did not work. Please try again.')
      : t('Nothing found')
  const options = found.map((person) => ({ value: String(person.id), label: person.name }))
  const added = { value: NEW, label: t('Enter “:name” as somebody new', { name }) }
  const isOffered = !isForKnown && can('people.update') && name !== '' && !isFetching
  return (
    <Select
      label={label}
      placeholder={t('Type its name')}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      searchable
      openOnFocus={false}
      rightSection={<span />}
      rightSectionWidth={8}
      disabled={isPending}
      // The server has searched already.
      filter={({ options: all }) => all}
      data={isOffered ? [...options, added] : options}
      renderOption={({ option }) => <Option option={option} people={found} />}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      {...(name !== '' && { nothingFoundMessage: state })}
      onChange={(value) => {
        if (value === NEW) return mutate({ body: { name } })
        const person = found.find(({ id }) => String(id) === value)
        if (person) pick(person)
      }}
    />
  )
}

const isPerson = (result: { model_type: string }): result is PersonCard =>
  result.model_type === 'person'

function Option({ option, people }: { option: ComboboxItem; people: readonly PersonCard[] }) {
  const t = useTranslate()
  const person = people.find(({ id }) => String(id) === option.value)
  if (!person)
    return (
      <span className={classes.option}>
        <IconUserPlus size={18} stroke={1.5} aria-hidden />
        {option.label}
      </span>
    )
  const facts = [person.known_for && t(person.known_for), person.primary_credit?.name]
  return (
    <span className={classes.option}>
      <img {...portraitOf(person, THUMB_WIDTHS)} alt="" width={32} height={48} />
      <span className={classes.words}>
        <span>{person.name}</span>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}
