import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { linksOverviewQuery } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { z } from 'zod'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listOverviewRows, type OverviewRow } from './links-overview.repository.ts'

export function listOverview(
  platform: Needs<'db'>,
  actor: Actor,
  list: z.output<typeof linksOverviewQuery>,
  language: Language,
): Promise<RowPage<OverviewRow>> {
  return listOverviewRows(platform.db, actor, list, language)
}
