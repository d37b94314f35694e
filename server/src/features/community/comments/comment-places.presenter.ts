import { newsUrl } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { episodeUrl, titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { CommentableType } from '@mediatheque/contract/community/comments/comments.schemas.ts'
import { listUrl } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { CommentPlace } from './comment-places.repository.ts'

interface Standing {
  readonly commentable_type: CommentableType
}

/** With the title that it belongs to. */
export function nameOfPlace(
  { commentable_type: type }: Standing,
  { name, title_name = '', season = 0, episode = 0 }: CommentPlace,
  t: TranslateLine,
): string {
  if (type === 'video') return `${title_name} · ${name}`
  if (type !== 'episode') return name
  const number = `${t('Season :number', { number: season })}, ${t('Episode :number', { number: episode })}`
  return `${title_name} · ${number}`
}

/** Null for requests, which have no page of their own. */
export function urlOfPlace(
  { commentable_type: type }: Standing,
  place: CommentPlace,
): string | null {
  const title = { id: place.title_id ?? 0, name: place.title_name ?? '' }
  switch (type) {
    case 'title':
      return titleUrl(place)
    case 'episode':
      return episodeUrl(title, place.season ?? 0, place.episode ?? 0)
    case 'video':
      return `${titleUrl(title)}/videos`
    case 'news':
      return newsUrl({ id: place.id, slug: slugify(place.name) })
    case 'list':
      return listUrl({ id: place.id, slug: slugify(place.name) })
    case 'request':
      return null
  }
}

/** Requests are shown among all of them. */
export const staffUrlOfPlace = (row: Standing, place: CommentPlace): string | null =>
  row.commentable_type === 'request' && place.is_public
    ? `/admin/requests?query=${encodeURIComponent(place.name)}`
    : urlOfPlace(row, place)
