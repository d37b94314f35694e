import type { SettingField } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { MultiSelect, NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { use } from 'react'
import { type Translate, useTranslate } from '../../../lib/i18n.ts'
import { MomentInput } from './moment-input.tsx'
import { OwnInputContext } from './own-input.ts'
import { type FieldsProps, RowsInput } from './rows-input.tsx'
import { SecretInput } from './secret-input.tsx'
import classes from './setting-input.module.css'
import { emptyOf, type SettingValues } from './empty-values.ts'

export interface SettingInputProps {
  field: SettingField
  value: unknown
  onChange(value: unknown): void
  /** What is wrong with it, or with a part of it, by the part's path. */
  errorOf(path: string): string | undefined
  /** By which the form finds the input. */
  dataPath?: string | undefined
  /** Of a secret: something is stored. */
  isStored?: boolean
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The input of one value, as its schema says. */
export function SettingInput(props: SettingInputProps) {
  const { field, value, onChange, errorOf, dataPath, isStored } = props
  const t = useTranslate()
  const ownInput = use(OwnInputContext)
  const error = errorOf('')
  const shared = {
    label: t(field.label),
    ...(field.help && { description: t(field.help) }),
    ...(error && { error }),
    ...(dataPath && { 'data-path': dataPath }),
  }
  const changeText = (text: string) => onChange(text === '' && field.isNullable ? null : text)
  switch (field.kind) {
    case 'switch':
      return (
        <Switch
          {...shared}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      )
    case 'choice':
      return (
        <Select
          {...shared}
          data={(field.choices ?? []).map((choice) => ({ ...choice, label: t(choice.label) }))}
          allowDeselect={false}
          value={textOf(value)}
          onChange={(chosen) => chosen !== null && onChange(chosen)}
        />
      )
    case 'number':
      return (
        <NumberInput
          {...shared}
          {...(field.least !== undefined && { min: field.least })}
          {...(field.most !== undefined && { max: field.most })}
          clampBehavior="none"
          {...(isStored && { placeholder: t('Stored, and not shown') })}
          value={typeof value === 'number' ? value : ''}
          onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
        />
      )
    case 'lines':
      return (
        <Textarea
          {...shared}
          autosize
          minRows={2}
          maxRows={10}
          spellCheck={false}
          value={(value as string[]).join('\n')}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value === '' ? [] : currentTarget.value.split('\n'))
          }
        />
      )
    case 'code':
      return (
        <Textarea
          {...shared}
          autosize
          minRows={3}
          maxRows={14}
          spellCheck={false}
          classNames={{ input: classes.code }}
          {...(field.most !== undefined && { maxLength: field.most })}
          value={textOf(value)}
          onChange={({ currentTarget }) => changeText(currentTarget.value)}
        />
      )
    case 'paragraphs':
      return (
        <Textarea
          {...shared}
          autosize
          minRows={2}
          maxRows={10}
          {...(field.most !== undefined && { maxLength: field.most })}
          value={textOf(value)}
          onChange={({ currentTarget }) => changeText(currentTarget.value)}
        />
      )
    case 'secret':
      return <SecretInput {...props} shared={shared} />
    case 'moment':
      return <MomentInput {...props} shared={shared} />
    case 'roles':
      return (
        <MultiSelect
          {...shared}
          data={rolesOf(field, value as readonly number[], t)}
          searchable
          value={(value as readonly number[]).map(String)}
          onChange={(chosen) => onChange(chosen.map(Number))}
        />
      )
    case 'rows':
      return <RowsInput {...props} renderFields={(parts) => <Fields {...parts} />} />
    case 'optional':
      return <OptionalInput {...props} />
    case 'text': {
      const own = ownInput(props)
      if (own !== undefined) return own
      return (
        <TextInput
          {...shared}
          {...(field.most !== undefined && { maxLength: field.most })}
          value={textOf(value)}
          onChange={({ currentTarget }) => changeText(currentTarget.value)}
        />
      )
    }
  }
}

/** Those that there are, and by their numbers those that are gone. */
function rolesOf({ choices = [] }: SettingField, chosen: readonly number[], t: Translate) {
  const gone = chosen.filter((id) => !choices.some(({ value }) => value === String(id)))
  return [
    ...choices.map((role) => ({ ...role, label: t(role.label) })),
    ...gone.map((id) => ({ value: String(id), label: t('Role :id', { id }) })),
  ]
}

/** A thing that may be there or not. */
function OptionalInput({ field, value, onChange, errorOf, dataPath }: SettingInputProps) {
  const t = useTranslate()
  const fields = field.fields ?? []
  return (
    <div className={classes.optional}>
      <Switch
        label={t(field.label)}
        checked={value !== null}
        {...(dataPath && { 'data-path': dataPath })}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? emptyOf(fields) : null)}
      />
      {value !== null && (
        <Fields
          fields={fields}
          value={value as SettingValues}
          errorOf={errorOf}
          dataPath={dataPath}
          onChange={onChange}
        />
      )}
    </div>
  )
}

function Fields({ fields, value, onChange, errorOf, dataPath }: FieldsProps) {
  return (
    <div className={classes.parts}>
      {fields.map((part) => (
        <SettingInput
          key={part.key}
          field={part}
          value={value[part.key]}
          errorOf={(path) => errorOf(path ? `${part.key}.${path}` : part.key)}
          dataPath={dataPath && `${dataPath}.${part.key}`}
          onChange={(next) => onChange({ ...value, [part.key]: next })}
        />
      ))}
    </div>
  )
}
