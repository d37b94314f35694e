import type { ChannelView } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { ReactNode } from 'react'
import { IconMovie } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Hero } from './hero.tsx'
import { isTitle, NestedChannels } from './nested-channels.tsx'

/** The front page: featured titles, then a row for every channel within the home channel, and what others make of it. */
export function HomePage({ channel, children }: { channel: ChannelView; children?: ReactNode }) {
  const t = useTranslate()
  const { settings } = useSession()
  const hero = channel.channels.find(
    ({ layout, items }) => layout === 'hero' && items.some(isTitle),
  )
  const isEmpty = channel.channels.every(({ items }) => items.length === 0)
  return (
    <>
      <h1>
        <VisuallyHidden>{settings.branding.site_name}</VisuallyHidden>
      </h1>
      {hero && <Hero name={hero.name} titles={hero.items.filter(isTitle)} />}
      <Page>
        {isEmpty ? (
          <EmptyState
            icon={<IconMovie size={32} stroke={1.5} />}
            title={t('Your catalogue is empty')}
            text={t('Titles appear here as soon as they are in the catalogue.')}
          />
        ) : (
          <>
            <NestedChannels channels={channel.channels} />
            {children}
          </>
        )}
      </Page>
    </>
  )
}
