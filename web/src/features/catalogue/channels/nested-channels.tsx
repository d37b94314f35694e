import type {
  ChannelItem,
  ChannelLayout,
  NestedChannel,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { channelUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { NewsCard } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import type { TitleCard } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { useIsAlive } from '../../../lib/use-is-alive.ts'
import { MediaRow, mediaRowMoreClass, type RowLook, StillRow } from '../../../ui/media-row.tsx'
import { NewsGrid } from '../title-cards/news-card.tsx'
import { PersonCard } from '../title-cards/person-card.tsx'
import { TitleRow } from '../title-cards/title-row.tsx'
import { Spotlight } from './spotlight.tsx'

export const isTitle = (item: ChannelItem): item is TitleCard => item.model_type === 'title'
export const isNews = (item: ChannelItem): item is NewsCard => item.model_type === 'news'

/** How rows are laid out whose channels say so. */
const LOOKS: Partial<Record<ChannelLayout, RowLook>> = {
  ranked: 'ranked',
  wide: 'wide',
  large: 'large',
}

/** Rows at the top are whole from the start; of those below, this many cards are enough until the page has come alive. */
const WHOLE_ROWS = 2
const FIRST_CARDS = 6

/** Rows of the channels that have something to show. */
export function NestedChannels({ channels }: { channels: readonly NestedChannel[] }) {
  const isAlive = useIsAlive()
  const filled = channels.filter(({ items, layout }) => items.length > 0 && layout !== 'hero')
  return filled.map((channel, index) => (
    <NestedRow
      key={channel.id}
      channel={channel}
      isFirst={index === 0}
      isWhole={isAlive || index < WHOLE_ROWS}
    />
  ))
}

function NestedRow({
  channel,
  isFirst,
  isWhole,
}: {
  channel: NestedChannel
  isFirst: boolean
  isWhole: boolean
}) {
  const t = useTranslate()
  const { name } = channel
  const items = isWhole ? channel.items : channel.items.slice(0, FIRST_CARDS)
  const more = (
    <Link
      to={channelUrl(channel) as '/'}
      className={mediaRowMoreClass}
      aria-label={t('See all of :name', { name })}
    >
      {t('See all')}
    </Link>
  )
  const titles = items.filter(isTitle)
  if (titles.length > 0 && channel.layout === 'spotlight')
    return <Spotlight name={name} titles={channel.items.filter(isTitle)} more={more} />
  if (titles.length > 0)
    return (
      <TitleRow
        name={name}
        titles={titles}
        more={more}
        isEager={isFirst}
        look={LOOKS[channel.layout]}
      />
    )
  const articles = items.filter(isNews)
  if (articles.length > 0) {
    return (
      <StillRow title={name} more={more}>
        <NewsGrid articles={articles} isSmall />
      </StillRow>
    )
  }
  return (
    <MediaRow
      title={name}
      more={more}
      labels={{
        previous: t('Previous titles of :name', { name }),
        next: t('Next titles of :name', { name }),
      }}
    >
      {items.map((item) => (
        <li key={item.id}>
          {item.model_type === 'person' && (
            <PersonCard person={item} facts={item.primary_credit?.name ?? ''} />
          )}
        </li>
      ))}
    </MediaRow>
  )
}
