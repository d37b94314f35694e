import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'

/** The frame of the account settings: its panels are its children. */
export function AccountSettingsPage({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <Page>
      <PageHeader title={t('Account settings')} />
      <Stack gap="lg">{children}</Stack>
    </Page>
  )
}
