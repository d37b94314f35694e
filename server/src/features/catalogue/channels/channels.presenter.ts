import type {
  ChannelItem,
  ChannelView,
  NestedChannel,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { presentNewsCard } from '../news/news.presenter.ts'
import { presentPersonCard } from '../people/people.presenter.ts'
import { presentTitleCard } from '../titles/titles.presenter.ts'
import type { ChannelRow } from './channels.repository.ts'
import type { Shelf } from './channel-shelves.ts'
import type { ChannelContent } from './channels.service.ts'
import { readChannelFilter } from './read-channel-filter.ts'

function presentBase(row: ChannelRow) {
  const { type, types } = readChannelFilter(row.filter)
  return {
    id: row.id,
    model_type: 'channel' as const,
    name: row.name,
    slug: row.slug,
    description: row.description,
    layout: row.layout,
    content_type: row.content,
    item_type: row.item_type,
    order_by: row.order_by,
    type: type ?? (types?.length === 1 ? types[0]! : null),
  }
}

function presentShelf(shelf: Shelf, now: Date): NestedChannel {
  const { channel, titles, people, news, genres, episodes } = shelf
  return {
    ...presentBase(channel),
    items: [
      ...titles.map((title) => presentTitleCard(title, now)),
      ...people.map(presentPersonCard),
      ...news.map((item) => presentNewsCard(item, now)),
      ...genres.map((genre) => ({
        ...genre,
        model_type: 'genre' as const,
        titles: genre.titles.map((title) => presentTitleCard(title, now)),
      })),
      ...episodes.map(({ episode, title }) => ({
        id: episode.id,
        model_type: 'episode' as const,
        name: episode.name,
        season_number: episode.season_number,
        episode_number: episode.episode_number,
        poster: episode.poster_url,
        title: presentTitleCard(title, now),
        linked_at: episode.linked_at.toISOString(),
      })),
    ],
  }
}

function presentItems({ titles, people, news }: ChannelContent, now: Date): ChannelView['content'] {
  if (titles)
    return {
      ...titles,
      data: titles.data.map((title): ChannelItem => presentTitleCard(title, now)),
    }
  if (news)
    return { ...news, data: news.data.map((item): ChannelItem => presentNewsCard(item, now)) }
  return (
    people && {
      ...people,
      data: people.data.map((person): ChannelItem => presentPersonCard(person)),
    }
  )
}

export function presentChannel(content: ChannelContent, now: Date): ChannelView {
  const { channel, restriction, filters, shelves } = content
  return {
    ...presentBase(channel),
    restriction,
    filters,
    seo: { title: channel.seo_title, description: channel.seo_description },
    content: presentItems(content, now),
    channels: shelves.map((shelf) => presentShelf(shelf, now)),
  }
}
