import type { SettingsTabView } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import {
  EDITED_SETTINGS_TABS,
  type SettingsTabName,
} from '@mediatheque/contract/site/settings/settings-tabs.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode, useState } from 'react'
import { EditorForm } from '../../../lib/forms/editor-form.tsx'
import { useTranslate } from '../../../lib/i18n.ts'
import { showCurrent } from '../../../lib/show-current.ts'
import { SaveBar } from '../../../ui/admin/save-bar.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { HistoryButton } from '../../operations/history/history-button.tsx'
import { Setting, useSettingsForm } from './setting.tsx'
import { SettingsFileMenu } from './settings-file.tsx'
import { SettingsSearch } from './settings-search.tsx'
import classes from './settings.module.css'
import { nameOf, settingsQuery, valuesOf } from './settings.queries.ts'
import { TrialBanner } from './trial-banner.tsx'

/** What features add below the values of a section, by its name. */
export type BelowSections = Readonly<Record<string, ReactNode>>

/** What features add below one setting, by its key and what all fields hold at the moment. */
export type BelowSetting = (key: string, valueOf: (key: string) => unknown) => ReactNode

interface SettingsPageProps {
  tab: SettingsTabName
  below?: BelowSections
  belowSetting?: BelowSetting
}

/** The settings of the site, one tab at a time: whatever the features declare stands here. */
export function SettingsPage({ tab, below, belowSetting }: SettingsPageProps) {
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
        <TabForm
          key={`${tab} ${timesTakenBack}`}
          view={data}
          below={below}
          belowSetting={belowSetting}
        />
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

interface TabFormProps {
  view: SettingsTabView
  below: BelowSections | undefined
  belowSetting: BelowSetting | undefined
}

function TabForm({ view, below, belowSetting }: TabFormProps) {
  const t = useTranslate()
  const contract = useSettingsForm(view)
  const valueOf = (key: string) => contract.form.values[nameOf(key)]
  return (
    <EditorForm of={contract} className={classes.form}>
      {view.sections.map(({ key, label, fields }) => (
        <SettingsPanel key={key} id={key} title={t(label)}>
          <div className={classes.fields}>
            {fields.map((field) => (
              <Fragment key={field.key}>
                <Setting field={field} view={view} contract={contract} />
                {belowSetting?.(field.key, valueOf)}
              </Fragment>
            ))}
            {below?.[key]}
          </div>
        </SettingsPanel>
      ))}
      <SaveBar of={contract} onDiscard={() => contract.form.setValues(valuesOf(view))} />
    </EditorForm>
  )
}
