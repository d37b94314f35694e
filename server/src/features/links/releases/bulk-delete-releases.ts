import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { mergeFilters } from '@mediatheque/contract/core/table-filters.ts'
import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import type { ListReleasesQuery } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import {
  titleNzbsList,
  titleTorrentsList,
} from '@mediatheque/contract/links/releases/title-releases.list.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import { defineBulkAction } from '../../../platform/bulk-action.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { deleteContributionsIn } from '../links/delete-contributions.service.ts'
import { canDeleteLink, RELEASE_RIGHTS } from '../links/links.policy.ts'
import { assertListable, type LockedContribution } from '../links/links.service.ts'
import { lockReleases } from './change-releases.repository.ts'
import { KINDS } from './contributed-kinds.ts'
import type { ReleaseKind } from './release-kind.ts'
import { findListedReleases } from './releases.repository.ts'

type Locked = LockedContribution & { readonly name: string }

/** What deleting all newsgroup files, and all torrents, of a title that its list finds has in common. */
const deletes = (kind: ReleaseKind) => ({
  name: 'delete',
  find: async ({ db }: Needs<'db'>, actor: Actor, query: ListReleasesQuery, most: number) => {
    assertListable(actor, query)
    return findListedReleases(db, kind, { actor, list: mergeFilters(query), most })
  },
  load: (tx: Database, ids: readonly number[]) => lockReleases(tx, kind, ids),
  policy: (actor: Actor, { user_id: userId, status }: Locked) =>
    canDeleteLink(actor, { userId, status }, RELEASE_RIGHTS),
  nameOf: ({ name }: Locked) => name,
  run: (
    platform: Needs<'cache'>,
    tx: Database,
    actor: Actor,
    { record: row }: { record: Locked },
  ) => deleteContributionsIn(platform, tx, actor, { kind: KINDS[kind], rows: [row] }),
})

export const bulkDeleteReleases = [
  defineBulkAction({
    ...deletes('nzb'),
    list: titleNzbsList.name,
    from: nzbEndpoints.listNzbs,
    as: nzbEndpoints.deleteNzbs,
  }),
  defineBulkAction({
    ...deletes('torrent'),
    list: titleTorrentsList.name,
    from: torrentEndpoints.listTorrents,
    as: torrentEndpoints.deleteTorrents,
  }),
]
