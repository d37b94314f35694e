import type {
  ChannelLayout,
  NestedChannel,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { channelUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { PersonCard as Person } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useIsAlive } from '../../../lib/use-is-alive.ts'
import { MediaRow, mediaRowMoreClass, type RowLook, StillRow } from '../../../ui/media-row.tsx'
import { WakeWhenNear } from '../../../ui/wake-when-near.tsx'
import { NewsGrid } from '../title-cards/news-card.tsx'
import { PersonCard } from '../title-cards/person-card.tsx'
import { TitleRow } from '../title-cards/title-row.tsx'
import { EpisodeRow } from './home/episode-row.tsx'
import { GenreMosaic } from './home/genre-mosaic.tsx'
import { Spotlight } from './home/spotlight.tsx'
import { isEpisode, isGenre, isNews, isPerson, isTitle } from './item-kinds.ts'

/** How rows are laid out whose channels say so. */
const LOOKS: Partial<Record<ChannelLayout, RowLook>> = {
  ranked: 'ranked',
  wide: 'wide',
  large: 'large',
}

/** Rows at the top are whole from the start; of those below, this many cards are enough until they come alive. */
const WHOLE_ROWS = 2
const FIRST_CARDS = 6

/** A channel that has something to show, or something else in its place. */
export type PlacedRow =
  | { readonly key: string; readonly channel: NestedChannel }
  | { readonly key: string; readonly channel?: undefined; readonly children: ReactNode }

/** Rows of channels, and what stands between them. */
export function RowsInOrder({ rows }: { rows: readonly PlacedRow[] }) {
  const first = rows.find(({ channel }) => channel)
  return rows.map((row, index) =>
    row.channel ? (
      <WakeWhenNear key={row.key}>
        <NestedRow
          channel={row.channel}
          isFirst={row === first}
          isWholeFromStart={index < WHOLE_ROWS}
        />
      </WakeWhenNear>
    ) : (
      <Fragment key={row.key}>{row.children}</Fragment>
    ),
  )
}

/** Rows of the channels that have something to show. */
export function NestedChannels({ channels }: { channels: readonly NestedChannel[] }) {
  const filled = channels.filter(({ items, layout }) => items.length > 0 && layout !== 'hero')
  return <RowsInOrder rows={filled.map((channel) => ({ key: String(channel.id), channel }))} />
}

interface NestedRowProps {
  channel: NestedChannel
  isFirst: boolean
  isWholeFromStart: boolean
}

function NestedRow({ channel, isFirst, isWholeFromStart }: NestedRowProps) {
  const t = useTranslate()
  const isAlive = useIsAlive()
  const isWhole = isAlive || isWholeFromStart
  const { name, layout } = channel
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
  if (titles.length > 0)
    return layout === 'spotlight' ? (
      <Spotlight name={name} titles={channel.items.filter(isTitle)} more={more} />
    ) : (
      <TitleRow name={name} titles={titles} more={more} isEager={isFirst} look={LOOKS[layout]} />
    )
  // All of its tiles: the mosaic has no end to scroll to.
  const genres = channel.items.filter(isGenre)
  if (genres.length > 0) return <GenreMosaic channel={channel} genres={genres} more={more} />
  const episodes = items.filter(isEpisode)
  if (episodes.length > 0) return <EpisodeRow name={name} episodes={episodes} more={more} />
  const articles = items.filter(isNews)
  if (articles.length > 0) {
    return (
      <StillRow title={name} more={more}>
        <NewsGrid articles={articles} isSmall />
      </StillRow>
    )
  }
  return <PeopleRow name={name} people={items.filter(isPerson)} more={more} />
}

interface PeopleRowProps {
  name: string
  people: readonly Person[]
  more: ReactNode
}

function PeopleRow({ name, people, more }: PeopleRowProps) {
  const t = useTranslate()
  return (
    <MediaRow
      title={name}
      more={more}
      labels={{
        previous: t('Previous titles of :name', { name }),
        next: t('Next titles of :name', { name }),
      }}
    >
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard person={person} facts={person.primary_credit?.name ?? ''} />
        </li>
      ))}
    </MediaRow>
  )
}
