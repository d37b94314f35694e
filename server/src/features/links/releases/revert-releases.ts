import { type LinkStatus, wireOfStatus } from '@mediatheque/contract/links/links/link-status.ts'
import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import { updateNzbForm } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import type {
  HistoryReader,
  RevertedRecord,
  Revertible,
} from '../../../platform/audit/define-audited.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { canUpdateLink, RELEASE_RIGHTS } from '../links/links.policy.ts'
import type { ReleaseKind } from './release-kind.ts'
import { getRelease } from './releases.service.ts'
import { updateRelease } from './update-release.ts'

/** What the form calls what the history keeps. Another file in the place of one is not taken back: the first may be gone. */
const FORM_FIELDS: Readonly<Record<string, { name: string; read?: (value: unknown) => unknown }>> =
  {
    name: { name: 'name' },
    quality_id: { name: 'qualite' },
    language_ids: { name: 'langues' },
    subtitle_ids: { name: 'subs' },
    season_number: { name: 'saison' },
    is_full_season: { name: 'full_saison' },
    episode_numbers: { name: 'episodes' },
    nfo: { name: 'nfo' },
    status: { name: 'active', read: (value) => wireOfStatus(value as LinkStatus) },
  }

/** As if somebody had typed these values into the form. */
async function writeReleaseValues(
  kind: ReleaseKind,
  { platform, actor, language, t }: HistoryReader,
  { id, version }: RevertedRecord,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const row = await getRelease(platform, kind, { id: Number(id), actor, language })
  if (!canUpdateLink(actor, { userId: row.user_id, status: row.status }, RELEASE_RIGHTS))
    throw new AppError('forbidden')
  const typed = Object.entries(values).map(([field, value]) => {
    const { name, read } = FORM_FIELDS[field]!
    return [name, read ? read(value) : value]
  })
  const input = readInput(updateNzbForm, { version, ...Object.fromEntries(typed) }, t)
  await updateRelease(platform, actor, { kind, row, input, t })
}

const revertibleOf = (kind: ReleaseKind, by: Revertible['by']): Revertible => ({
  kind,
  fields: Object.keys(FORM_FIELDS),
  by,
  write: (reader, record, values) => writeReleaseValues(kind, reader, record, values),
})

export const revertibleNzbs = revertibleOf('nzb', nzbEndpoints.updateNzb)
export const revertibleTorrents = revertibleOf('torrent', torrentEndpoints.updateTorrent)
