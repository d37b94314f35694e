import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { preferencesQuery } from '../notifications.queries.ts'
import { PreferencesTable } from './preferences-table.tsx'
import classes from './settings.module.css'
import { ThisBrowser } from './this-browser.tsx'
import { useSelections } from './use-selections.ts'

/** What somebody is told about, and how. */
export function PreferencesPage() {
  const t = useTranslate()
  const { available_channels, subscriptions, user_selections } =
    useSuspenseQuery(preferencesQuery()).data
  const { contract, selections, toggle } = useSelections(user_selections)
  return (
    <Page narrow>
      <Link to="/notifications" className={classes.back}>
        <IconArrowLeft size={18} stroke={1.5} aria-hidden />
        {t('Notifications')}
      </Link>
      <PageHeader
        title={t('Notification settings')}
        text={t('Choose what you are told about, and how.')}
      />
      <EditorForm of={contract}>
        <div className={classes.sheet}>
          <PreferencesTable
            channels={available_channels}
            groups={subscriptions}
            selections={selections}
            onToggle={toggle}
          />
        </div>
        {available_channels.includes('browser') && <ThisBrowser />}
        <div className={classes.actions}>
          <Button type="submit" loading={contract.isSubmitting} disabled={!contract.isChanged}>
            {t('Save')}
          </Button>
        </div>
      </EditorForm>
    </Page>
  )
}
