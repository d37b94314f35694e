import { updateLinkForm } from '@mediatheque/contract/links/links/links.schemas.ts'
import { type LinkStatus, wireOfStatus } from '@mediatheque/contract/links/links/link-status.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import type {
  HistoryReader,
  RevertedRecord,
  Revertible,
} from '../../../platform/audit/define-audited.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { canUpdateLink } from './links.policy.ts'
import { getLink } from './links.service.ts'
import { updateLink } from './update-link.ts'

/** What the form of a link calls what its history keeps. */
const FORM_FIELDS: Readonly<Record<string, { name: string; read?: (value: unknown) => unknown }>> =
  {
    urls: { name: 'lien', read: (value) => (value as string[]).join('\n') },
    quality_id: { name: 'qualite' },
    language_ids: { name: 'langues' },
    subtitle_ids: { name: 'subs' },
    size_bytes: { name: 'taille' },
    season_number: { name: 'saison' },
    is_full_season: { name: 'full_saison' },
    episode_number: { name: 'episode' },
    nfo: { name: 'nfo' },
    status: { name: 'active', read: (value) => wireOfStatus(value as LinkStatus) },
  }

/** As if somebody had typed these values into the form of the link. */
async function writeLinkValues(
  { platform, actor, language, t }: HistoryReader,
  { id, version }: RevertedRecord,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const link = await getLink(platform, Number(id), { actor, language })
  if (!canUpdateLink(actor, { userId: link.user_id, status: link.status }))
    throw new AppError('forbidden')
  const typed = Object.entries(values).map(([field, value]) => {
    const { name, read } = FORM_FIELDS[field]!
    return [name, read ? read(value) : value]
  })
  const input = readInput(updateLinkForm, { version, ...Object.fromEntries(typed) }, t)
  await updateLink(platform, actor, { link, input, t })
}

export const revertibleLinks: Revertible = {
  kind: 'link',
  fields: Object.keys(FORM_FIELDS),
  by: linkEndpoints.updateLink,
  write: writeLinkValues,
}
