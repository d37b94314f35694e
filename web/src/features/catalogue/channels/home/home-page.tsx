import type { ChannelView } from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { IconMovie } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Page } from '../../../../ui/page.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { isTitle } from '../item-kinds.ts'
import { Hero } from './hero.tsx'

interface HomePageProps {
  channel: ChannelView
  /** The rows. */
  children: ReactNode
}

/** The front page: featured titles, then rows. */
export function HomePage({ channel, children }: HomePageProps) {
  const t = useTranslate()
  const { settings } = useSession()
  const hero = channel.channels.find(
    ({ layout, items }) => layout === 'hero' && items.some(isTitle),
  )
  return (
    <>
      <h1>
        <VisuallyHidden>{settings.branding.site_name}</VisuallyHidden>
      </h1>
      {hero && <Hero name={hero.name} titles={hero.items.filter(isTitle)} />}
      <Page>
        {channel.channels.every(({ items }) => items.length === 0) ? (
          <EmptyState
            icon={<IconMovie size={32} stroke={1.5} />}
            title={t('Your catalogue is empty')}
            text={t('Titles appear here as soon as they are in the catalogue.')}
          />
        ) : (
          children
        )}
      </Page>
    </>
  )
}
