import type { PostponementView } from '@mediatheque/contract/links/postponements/postponements.schemas.ts'
import type { PostponedRow } from '../links/postpone-contributions.service.ts'

export const presentPostponement = (row: PostponedRow): PostponementView => ({
  id: row.id,
  kind: row.item_type,
  item_id: row.item_id,
  title: { id: row.title_id, name: row.title_name, year: row.title_year },
  name: row.name,
  author: row.author,
  until: row.until.toISOString(),
  note: row.note,
  postponed_by: row.moderator,
  created_at: row.created_at.toISOString(),
})
