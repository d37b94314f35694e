import {
  type Gender,
  GENDER_LABELS,
  GENDERS,
  PERSON_FIELD_NAMES,
  PERSON_FIELDS,
  type PersonField,
} from '@mediatheque/contract/catalogue/people/person-fields.ts'
import { type Department, DEPARTMENTS } from '@mediatheque/contract/catalogue/people/departments.ts'
import { Select, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { pictureOf } from '../../../../lib/pictures.ts'
import { PictureField } from '../../../operations/files/admin/pictures/picture-field.tsx'

/** As they are typed: what is empty is not known. */
export type PersonTexts = Record<Exclude<PersonField, 'known_for' | 'gender'>, string> & {
  known_for: Department | ''
  gender: Gender | ''
}

export const NO_TEXTS = Object.fromEntries(
  PERSON_FIELD_NAMES.map((name) => [name, '']),
) as PersonTexts

interface PersonFieldsProps<Values extends PersonTexts> {
  form: UseFormReturnType<Values>
  shown?: ShownPortrait
  /** A field with what stands beside it. */
  frame?: (name: PersonField, field: ReactNode) => ReactNode
}

/** What is known of a person, field by field. */
export function PersonFields<Values extends PersonTexts>({
  form,
  shown,
  frame = (_name, field) => field,
}: PersonFieldsProps<Values>) {
  return PERSON_FIELD_NAMES.map((name) => (
    <div key={name}>
      {frame(
        name,
        name === 'poster' ? (
          <Portrait form={form} shown={shown} />
        ) : (
          <Field form={form} name={name} />
        ),
      )}
    </div>
  ))
}

/** Of somebody who is stored, the portrait as it is now. */
interface ShownPortrait {
  readonly id: number
  readonly url: string | null
}

function Portrait<Values extends PersonTexts>({
  form,
  shown,
}: {
  form: UseFormReturnType<Values>
  shown?: ShownPortrait | undefined
}) {
  const t = useTranslate()
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({})
  const shownAt = (address: string) => {
    if (previews[address]) return previews[address]
    if (shown?.url !== address) return undefined
    return pictureOf({ kind: 'person', id: shown.id, url: address }, [1920])?.src
  }
  return (
    <PictureField
      label={t(PERSON_FIELDS.poster)}
      description={t('The address of a picture, https:// of a host that this site shows.')}
      shape="poster"
      shownAt={shownAt}
      onSent={({ address, preview }) => setPreviews((known) => ({ ...known, [address]: preview }))}
      {...form.getInputProps('poster')}
    />
  )
}

const LONG: readonly PersonField[] = ['biography', 'biography_fr']
const MOST: Partial<Record<PersonField, number>> = {
  name: 300,
  birthplace: 300,
  biography: 20_000,
  biography_fr: 20_000,
  imdb: 12,
  tmdb: 10,
}
const DAYS = { type: 'date', min: '1000-01-01', max: '2200-12-31' } as const
const TYPES: Partial<Record<PersonField, object>> = {
  birth_date: DAYS,
  death_date: DAYS,
  tmdb: { inputMode: 'numeric' },
}

function Field<Values extends PersonTexts>({
  form,
  name,
}: {
  form: UseFormReturnType<Values>
  name: PersonField
}) {
  const t = useTranslate()
  const hints: Partial<Record<PersonField, string>> = {
    known_for: t('Left empty, it is the department of the best known work.'),
    biography_fr: t('Readers of French get the English one until there is a French one.'),
  }
  const props = {
    label: t(PERSON_FIELDS[name]),
    ...(hints[name] && { description: hints[name] }),
    ...(MOST[name] && { maxLength: MOST[name] }),
    ...form.getInputProps(name),
  }
  if (name === 'known_for' || name === 'gender') {
    const choices =
      name === 'gender'
        ? GENDERS.map((value) => ({ value, label: t(GENDER_LABELS[value]) }))
        : DEPARTMENTS.map((value) => ({ value, label: t(value) }))
    return (
      <Select
        {...props}
        data={choices}
        value={form.getValues()[name] || null}
        onChange={(value) => form.setFieldValue(name, (value ?? '') as never)}
        clearable
        clearButtonProps={{ 'aria-label': t('Clear') }}
      />
    )
  }
  if (LONG.includes(name)) return <Textarea autosize minRows={4} maxRows={16} {...props} />
  return <TextInput {...TYPES[name]} {...props} />
}
