import type { SettingField } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import type { SettingsTabName } from '@mediatheque/contract/site/settings/settings-tabs.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { EditorForm } from '../../../lib/forms/editor-form.tsx'
import type { ContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import type { SettingValues } from '../../../ui/admin/setting-input/empty-values.ts'
import { Setting, useSettingsForm } from './setting.tsx'
import type { BelowSections } from './settings-page.tsx'
import { nameOf, settingsQuery } from './settings.queries.ts'
import classes from './settings.module.css'

interface SettingsStepProps {
  readonly tab: SettingsTabName
  /** Those of the tab that are asked for, in their order. */
  readonly keys: readonly string[]
  /** What shows one in place of its usual field, or nothing: pictures are sent from the device. */
  fieldOf?(field: SettingField, input: StepInput): ReactNode
  readonly below?: BelowSections
  /** What stands beneath, such as the button that saves. */
  children(form: Pick<ContractForm<SettingValues>, 'isChanged' | 'isSubmitting'>): ReactNode
  onSaved(): void
}

export interface StepInput {
  readonly value: unknown
  readonly error: string | undefined
  onChange(value: unknown): void
}

/** A few settings by themselves, as a new site is asked for them. */
export function SettingsStep({ tab, keys, fieldOf, below, children, onSaved }: SettingsStepProps) {
  const t = useTranslate()
  const { data: view } = useSuspenseQuery(settingsQuery(tab))
  const contract = useSettingsForm(view, onSaved)
  const { form, isChanged, isSubmitting } = contract
  const inputOf = ({ key }: SettingField): StepInput => {
    const name = nameOf(key)
    const error = form.errors[name]
    return {
      value: form.values[name],
      error: typeof error === 'string' ? error : undefined,
      onChange: (value) => form.setFieldValue(name, value),
    }
  }
  const placeOf = ({ key }: SettingField) => keys.indexOf(key)
  const asked = view.sections
    .map((section) => ({
      ...section,
      fields: section.fields
        .filter((field) => keys.includes(field.key))
        .toSorted((one, other) => placeOf(one) - placeOf(other)),
    }))
    .filter(({ fields }) => fields.length > 0)
    .toSorted((one, other) => placeOf(one.fields[0]!) - placeOf(other.fields[0]!))
  return (
    <EditorForm of={contract} className={classes.form}>
      {asked.map(({ key, label, fields }) => (
        <section key={key} className={classes.fields} aria-labelledby={`${key}-asked`}>
          <h3 id={`${key}-asked`} className={classes.asked}>
            {t(label)}
          </h3>
          {fields.map((field) => (
            <Fragment key={field.key}>
              {fieldOf?.(field, inputOf(field)) || (
                <Setting field={field} view={view} contract={contract} />
              )}
            </Fragment>
          ))}
          {below?.[key]}
        </section>
      ))}
      {children({ isChanged, isSubmitting })}
    </EditorForm>
  )
}
