import { IconHistory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { FollowingTabs } from './following-tabs.tsx'

/** What the members do whom the reader follows. */
export function FollowedActivityPage({
  isEmpty,
  children,
}: {
  isEmpty: boolean
  children: ReactNode
}) {
  const t = useTranslate()
  return (
    <Page>
      <PageHeader title={t('What members you follow do')} />
      <FollowingTabs current="activity" />
      {isEmpty ? (
        <EmptyState
          icon={<IconHistory size={32} stroke={1.25} />}
          title={t('Nothing from members whom you follow')}
          text={t(
            'Follow members on their pages, and see here what they rate, write and put into lists.',
          )}
        />
      ) : (
        children
      )}
    </Page>
  )
}
