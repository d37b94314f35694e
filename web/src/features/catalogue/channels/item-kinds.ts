import type {
  EpisodeCard,
  GenreTile,
  NestedItem,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { NewsCard } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import type { PersonCard } from '@mediatheque/contract/catalogue/people/people.schemas.ts'
import type { TitleCard } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'

export const isTitle = (item: NestedItem): item is TitleCard => item.model_type === 'title'
export const isNews = (item: NestedItem): item is NewsCard => item.model_type === 'news'
export const isPerson = (item: NestedItem): item is PersonCard => item.model_type === 'person'
export const isGenre = (item: NestedItem): item is GenreTile => item.model_type === 'genre'
export const isEpisode = (item: NestedItem): item is EpisodeCard => item.model_type === 'episode'
