import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Needs } from '../../../platform/platform.ts'
import {
  listNewestEpisodes,
  listTitlesByIds,
  type NewestEpisodeRow,
  type TitleCardRow,
} from '../titles/titles.service.ts'
import type { ChannelRow } from './channels.repository.ts'
import { readChannelFilter, typesOf } from './read-channel-filter.ts'

export interface EpisodeOfShelf {
  readonly episode: NewestEpisodeRow
  readonly title: TitleCardRow
}

/** The episodes that got links last, of each series of the channel's kinds the newest; two queries. */
export async function listShelfEpisodes(
  platform: Needs<'readDb'>,
  row: ChannelRow,
  language: Language,
): Promise<EpisodeOfShelf[]> {
  const wanted = { types: typesOf(readChannelFilter(row.filter)), limit: row.items_shown }
  const episodes = await listNewestEpisodes(platform.readDb, wanted, language)
  const ids = episodes.map((episode) => episode.title_id)
  const titleOf = new Map(
    (await listTitlesByIds(platform, ids, language)).map((title) => [title.id, title]),
  )
  return episodes.flatMap((episode) => {
    const title = titleOf.get(episode.title_id)
    return title ? [{ episode, title }] : []
  })
}
