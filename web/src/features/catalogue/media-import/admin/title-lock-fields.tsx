import {
  TITLE_FIELD_NAMES,
  TITLE_FIELDS,
  TITLE_VALUES,
  type TitleField,
  type TitleValue,
} from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import {
  TITLE_TYPE_LABELS,
  TITLE_TYPES,
} from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Select, Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslate } from '../../../../lib/i18n.ts'
import { FieldLock } from '../../../../ui/admin/field-lock.tsx'
import classes from './import.module.css'
import type { TitleSheetValues } from './use-title-sheet-form.ts'

interface FormProps {
  form: UseFormReturnType<TitleSheetValues>
}

const LONG: readonly TitleValue[] = ['plot', 'plot_fr']
const TYPES: Partial<Record<TitleValue, 'date' | 'url'>> = {
  release_date: 'date',
  poster: 'url',
  backdrop: 'url',
  homepage: 'url',
}
const NUMBERS: readonly TitleValue[] = ['year', 'runtime']
const isValue = (name: TitleField): name is TitleValue =>
  (TITLE_VALUES as readonly TitleField[]).includes(name)

/** The values of a title, each with its lock, and the locks of what is changed elsewhere. */
export function TitleLockFields({ form }: FormProps) {
  const t = useTranslate()
  return (
    <>
      {TITLE_VALUES.map((name) => (
        <div key={name} className={classes.field}>
          <Value form={form} name={name} />
          <Lock form={form} name={name} />
        </div>
      ))}
      <fieldset className={classes.group}>
        <legend>{t('Locked as a whole')}</legend>
        <div className={classes.others}>
          {TITLE_FIELD_NAMES.filter((name) => !isValue(name)).map((name) => (
            <Switch
              key={name}
              label={t(TITLE_FIELDS[name])}
              checked={form.values.locks.includes(name)}
              onChange={() => toggle(form, name)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

function Value({ form, name }: FormProps & { name: TitleValue }) {
  const t = useTranslate()
  const props = {
    label: name === 'runtime' ? t('Runtime in minutes') : t(TITLE_FIELDS[name]),
    ...form.getInputProps(name),
  }
  if (name === 'type')
    return (
      <Select
        allowDeselect={false}
        data={TITLE_TYPES.map((value) => ({ value, label: t(TITLE_TYPE_LABELS[value]) }))}
        {...props}
      />
    )
  if (LONG.includes(name)) return <Textarea autosize minRows={3} maxRows={12} {...props} />
  return (
    <TextInput
      type={TYPES[name] ?? 'text'}
      {...(NUMBERS.includes(name) && { inputMode: 'numeric' as const })}
      {...props}
    />
  )
}

function Lock({ form, name }: FormProps & { name: TitleValue }) {
  const t = useTranslate()
  return (
    <FieldLock
      className={classes.lock}
      label={t('Locked: :field', { field: t(TITLE_FIELDS[name]) })}
      isLocked={form.values.locks.includes(name)}
      onToggle={() => toggle(form, name)}
    />
  )
}

function toggle(form: UseFormReturnType<TitleSheetValues>, name: TitleField): void {
  const { locks } = form.getValues()
  const next = locks.includes(name) ? locks.filter((other) => other !== name) : [...locks, name]
  form.setFieldValue('locks', next.toSorted() as never)
}
