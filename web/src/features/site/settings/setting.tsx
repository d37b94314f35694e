import type {
  SettingField,
  SettingsTabView,
} from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconLock, IconRestore } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { areEqual } from '../../../lib/forms/merge-values.ts'
import { type ContractForm, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { useTakeSettingsUp } from '../../../lib/use-take-settings-up.ts'
import type { SettingValues } from '../../../ui/admin/setting-input/empty-values.ts'
import { SettingInput } from '../../../ui/admin/setting-input/setting-input.tsx'
import inputClasses from '../../../ui/admin/setting-input/setting-input.module.css'
import classes from './settings.module.css'
import { nameOf, nameOfError, pick, saveSettings, valuesOf } from './settings.queries.ts'

/** A form of values of one tab; only what was changed is written. */
export function useSettingsForm(view: SettingsTabView, onSaved?: () => void) {
  const t = useTranslate()
  const takeUp = useTakeSettingsUp()
  const keys = Object.keys(view.values)
  return useContractForm({
    initialValues: valuesOf(view),
    write: saveSettings,
    args: (values: SettingValues, { edited, base }) => ({
      params: { tab: view.tab },
      body: { values: pick(values, edited), seen: pick(base, edited) },
    }),
    fieldNames: (path) => nameOfError(keys, path),
    record: {
      key: `settings ${view.tab}`,
      version: 0,
      valuesOf,
      shownAfter: valuesOf,
    },
    onSuccess: () => {
      toast.positive(t('Settings saved'))
      takeUp()
      onSaved?.()
    },
  })
}

/** The setting that the address names (`#branding.site_name`) is where its reader goes on. */
function useAskedPlace(key: string) {
  const isAsked = useLocation({ select: ({ hash }) => hash === key })
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) ref.current?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  }, [isAsked])
  return { id: key, ref, ...(isAsked && { 'data-keep-focus': true }) }
}

/** One value with the way back to what it is when nobody changed it. */
export function Setting({
  field,
  view,
  contract: { form },
}: {
  field: SettingField
  view: SettingsTabView
  contract: ContractForm<SettingValues>
}) {
  const t = useTranslate()
  const name = nameOf(field.key)
  const value = form.values[name]
  const place = useAskedPlace(field.key)
  const lockedBy = view.locked[field.key]
  const shipped = view.defaults[field.key]
  const isShipped = !(field.key in view.defaults) || areEqual(value, shipped)
  const { 'data-path': dataPath } = form.getInputProps(name) as { 'data-path'?: string }
  const errorOf = (path: string): string | undefined => {
    const error = form.errors[path ? `${name}.${path}` : name]
    return typeof error === 'string' ? error : undefined
  }
  const change = (next: unknown) => {
    for (const path of Object.keys(form.errors))
      if (path.startsWith(`${name}.`)) form.clearFieldError(path)
    form.setFieldValue(name, next)
  }
  return (
    <div className={inputClasses.setting} {...place}>
      <fieldset
        className={classes.input}
        disabled={lockedBy !== undefined}
        aria-describedby={lockedBy && `${field.key}-locked`}
      >
        <SettingInput
          field={field}
          value={value}
          onChange={change}
          errorOf={errorOf}
          dataPath={dataPath}
          isStored={view.stored_secrets.includes(field.key) || lockedBy !== undefined}
        />
        {lockedBy && <Locked id={`${field.key}-locked`} variable={lockedBy} />}
      </fieldset>
      {!isShipped && !lockedBy && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('Back to the default: :name', { name: t(field.label) })}
          title={t('Back to the default')}
          onClick={() => change(shipped)}
        >
          <IconRestore size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}

/** Why a setting is not changed here. */
function Locked({ id, variable }: { id: string; variable: string }) {
  const t = useTranslate()
  return (
    <p id={id} className={classes.locked}>
      <IconLock size={16} stroke={1.5} aria-hidden />
      {t('Set by :variable in the environment of the server.', { variable })}
    </p>
  )
}
