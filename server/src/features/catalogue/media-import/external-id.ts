import type { ImportType } from '@mediatheque/contract/catalogue/media-import/import-types.ts'

/** An id as `title_external_ids` holds it: TMDB numbers films and series each by themselves. */
export function externalIdOf(type: ImportType, id: number): string {
  if (type === 'movie') return `movie/${id}`
  return type === 'series' ? `tv/${id}` : String(id)
}
