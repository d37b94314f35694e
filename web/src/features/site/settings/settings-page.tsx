import type {
  SettingField,
  SettingsTabView,
} from '@mediatheque/contract/site/settings/settings.schemas.ts'
import {
  EDITED_SETTINGS_TABS,
  type SettingsTabName,
} from '@mediatheque/contract/site/settings/settings-tabs.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconLock, IconRestore } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { EditorForm } from '../../../lib/forms/editor-form.tsx'
import { areEqual } from '../../../lib/forms/merge-values.ts'
import { type ContractForm, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { showCurrent } from '../../../lib/show-current.ts'
import { toast } from '../../../lib/toast.ts'
import { EditorBar } from '../../../ui/editor-bar.tsx'
import type { SettingValues } from '../../../ui/admin/setting-input/empty-values.ts'
import { SettingInput } from '../../../ui/admin/setting-input/setting-input.tsx'
import inputClasses from '../../../ui/admin/setting-input/setting-input.module.css'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { HistoryButton } from '../../operations/history/history-button.tsx'
import { SettingsFileMenu } from './settings-file.tsx'
import { TrialBanner } from './trial-banner.tsx'
import { SettingsSearch } from './settings-search.tsx'
import classes from './settings.module.css'
import {
  nameOf,
  nameOfError,
  pick,
  saveSettings,
  settingsQuery,
  valuesOf,
} from './settings.queries.ts'

/** What features add below the values of a section, by its name. */
export type BelowSections = Readonly<Record<string, ReactNode>>

/** The settings of the site, one tab at a time: whatever the features declare stands here. */
export function SettingsPage({ tab, below }: { tab: SettingsTabName; below?: BelowSections }) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(settingsQuery(tab))
  // What was taken back is no change of somebody else's: the form begins anew with it.
  const [timesTakenBack, setTimesTakenBack] = useState(0)
  const isAmongTabs = EDITED_SETTINGS_TABS.some((name) => name === tab)
  return (
    <Page>
      <PageHeader
        title={isAmongTabs ? t('Settings') : t(`Settings tab ${tab}`)}
        text={t('In force at once, wherever the site runs.')}
        actions={
          <>
            <HistoryButton
              key={tab}
              of={{
                kind: 'settings',
                id: data.sections.map(({ key }) => key).join(','),
                name: t(`Settings tab ${tab}`),
              }}
            />
            {isAmongTabs && <SettingsFileMenu />}
          </>
        }
      />
      <TrialBanner onTakenBack={() => setTimesTakenBack(timesTakenBack + 1)} />
      {isAmongTabs && <SettingsSearch />}
      <div className={classes.layout} data-alone={!isAmongTabs || undefined}>
        {isAmongTabs && <Tabs key={`tabs ${tab}`} tab={tab} />}
        <TabForm key={`${tab} ${timesTakenBack}`} view={data} below={below} />
      </div>
    </Page>
  )
}

function Tabs({ tab }: { tab: SettingsTabName }) {
  const t = useTranslate()
  return (
    <nav ref={showCurrent} className={classes.tabs} aria-label={t('Settings')}>
      <ul>
        {EDITED_SETTINGS_TABS.map((name) => (
          <li key={name}>
            <Link
              to="/admin/settings/$tab"
              params={{ tab: name }}
              {...(name === tab && { 'aria-current': 'page' as const })}
            >
              {t(`Settings tab ${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TabForm({ view, below }: { view: SettingsTabView; below: BelowSections | undefined }) {
  const t = useTranslate()
  const contract = useSettingsForm(view)
  const { form, isChanged, isSubmitting } = contract
  return (
    <EditorForm of={contract} className={classes.form}>
      {view.sections.map(({ key, label, fields }) => (
        <SettingsPanel key={key} id={key} title={t(label)}>
          <div className={classes.fields}>
            {fields.map((field) => (
              <Setting key={field.key} field={field} view={view} contract={contract} />
            ))}
            {below?.[key]}
          </div>
        </SettingsPanel>
      ))}
      <EditorBar>
        <Button
          variant="default"
          disabled={!isChanged || isSubmitting}
          onClick={() => form.setValues(valuesOf(view))}
        >
          {t('Discard')}
        </Button>
        <Button type="submit" loading={isSubmitting} disabled={!isChanged}>
          {t('Save')}
        </Button>
      </EditorBar>
    </EditorForm>
  )
}

/** A form of values of one tab; only what was changed is written. */
export function useSettingsForm(view: SettingsTabView, onSaved?: () => void) {
  const t = useTranslate()
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
