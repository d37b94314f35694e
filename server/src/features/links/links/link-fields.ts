import type { LinkFields, LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { LinkChanges, LinkRow } from './links.repository.ts'

/** The columns that the fields of both forms fill; of a field that was not sent the column is left alone. */
export function columnsOf<Sent extends LinkFields>(fields: Sent) {
  const columns: {
    quality_id: Sent['qualite']
    language_ids: Sent['langues']
    subtitle_ids: Sent['subs']
    size_bytes: Sent['taille']
  } = {
    quality_id: fields.qualite,
    language_ids: fields.langues,
    subtitle_ids: fields.subs,
    size_bytes: fields.taille,
  }
  return columns satisfies LinkChanges
}

/** The way back, for those that a link shows as they were sent. */
export function fieldsOf(row: LinkRow) {
  return { taille: row.size_bytes } satisfies Partial<LinkView>
}

/** What its uploader takes along. */
export const EXPORTED_COLUMNS = [
  'links.id',
  'links.title_id',
  'links.status',
  'links.created_at',
  'links.url',
  'links.season_number as season',
  'links.episode_number as episode',
  'links.size_bytes as size',
] as const
