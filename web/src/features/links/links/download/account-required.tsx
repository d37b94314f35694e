import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { JoinButtons } from '../../../../ui/join-buttons.tsx'
import { Page } from '../../../../ui/page.tsx'
import { type StripTitle, TitleStrip } from '../title-strip.tsx'
import classes from './download.module.css'

/** In place of links, for visitors: the way to an account and back here. */
export function AccountRequired({
  wayBack,
  title,
  children,
}: {
  wayBack: string
  title?: StripTitle | undefined
  children?: ReactNode
}) {
  const t = useTranslate()
  return (
    <Page narrow>
      {title ? (
        <TitleStrip title={title} />
      ) : (
        <h1 className={classes.guestTitle}>{t('Download')}</h1>
      )}
      <EmptyState
        icon={<IconLock size={32} stroke={1.5} />}
        title={t('An account is needed')}
        text={t('Log in or register to see the links of this title.')}
      >
        <JoinButtons wayBack={wayBack} />
      </EmptyState>
      {children}
    </Page>
  )
}
