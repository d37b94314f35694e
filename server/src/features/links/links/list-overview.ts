import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { linksOverviewQuery } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { z } from 'zod'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { isOwnOverview, listOverviewRows, type OverviewRow } from './links-overview.repository.ts'

/** @throws validation for an order that no index has */
export async function listOverview(
  platform: Needs<'db'>,
  actor: Actor,
  list: z.output<typeof linksOverviewQuery>,
  language: Language,
): Promise<RowPage<OverviewRow>> {
  // From that end all titles come first that nobody has added a link to.
  if (isOwnOverview(actor, list) && list.orderBy !== 'updated_at' && list.orderDir === 'asc')
    throw fieldError('orderDir', 'Titles with your links are listed newest first.')
  return listOverviewRows(platform.db, actor, list, language)
}
