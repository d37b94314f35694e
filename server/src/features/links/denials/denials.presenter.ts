import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { DenialView } from '@mediatheque/contract/links/denials/denials.schemas.ts'
import type { DeniedRow } from '../links/denied.service.ts'
import { canRestore } from './denials.policy.ts'

export const presentDenial = (row: DeniedRow, actor: Actor): DenialView => ({
  id: row.id,
  kind: row.item_type,
  item_id: row.item_id,
  title: { id: row.title_id, name: row.title_name, year: row.title_year },
  name: row.name,
  author: row.author,
  raison: row.reason,
  denied_by: row.moderator,
  created_at: row.created_at.toISOString(),
  can: { restore: canRestore(actor, row) },
})
