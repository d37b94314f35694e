import type { Actor } from '@mediatheque/contract/core/actor.ts'
import {
  DEFAULT_SEASON,
  DEFAULT_START_EPISODE,
} from '@mediatheque/contract/links/links/links.constants.ts'
import { PENDING_LINKS_QUOTA } from '@mediatheque/contract/links/links/links.quotas.ts'
import type { createLinksForm } from '@mediatheque/contract/links/links/links.schemas.ts'
import { PENDING_RELEASES_QUOTA } from '@mediatheque/contract/links/releases/releases.quotas.ts'
import type { z } from 'zod'
import { type Granted, withinQuota } from '../../../platform/access/within-quota.ts'
import { recordCreated } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import { keepFiles } from '../../operations/files/stored-files.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { settlePlace } from '../links/change-contribution.service.ts'
import {
  type Alongside,
  findPlacedTitle,
  type MadeContributions,
} from '../links/create-links.service.ts'
import { skipsValidation } from '../links/links.policy.ts'
import { announceLinkChange } from '../links/links.service.ts'
import {
  insertContributedNzbs,
  insertContributedTorrents,
  type NewNzb,
  type NewTorrent,
} from './change-releases.repository.ts'
import { KINDS } from './contributed-kinds.ts'
import { guardSameReleases, refuseLateReleases } from './guard-same-releases.ts'
import { nameOfRelease, nzbColumns, passwordOf, torrentColumns } from './release-columns.ts'
import type { ReleaseKind } from './release-kind.ts'
import { countPendingReleasesOf } from './releases.repository.ts'
import { readSentReleases, type SentRelease } from './sent-releases.ts'

type Input = z.output<typeof createLinksForm>

interface Making {
  readonly kind: ReleaseKind
  readonly input: Input
  readonly t: Translate
  readonly alongside?: Alongside | undefined
}

/** Makes contributions of the files that the form names: all of them or none. */
export async function createReleases(
  platform: Needs<ToReachFiles>,
  actor: Actor,
  { kind, input, t, alongside }: Making,
): Promise<MadeContributions> {
  const title = await findPlacedTitle(platform, input, t)
  const { url: addresses = [] } = input
  assertOfOne(input, addresses.length, t)
  const sent = await readSentReleases(platform, { actor, t }, kind, addresses)
  const placed = sent.map((file, at) => ({ ...file, place: placeOf(title, input, at) }))
  const { id: userId } = actor.user!
  const waiting = {
    ownerId: userId,
    ...(skipsValidation(actor) ? { limit: null } : { by: actor }),
    adding: placed.length,
    count: (tx: Database) => countPendingReleasesOf(tx, userId),
  }
  // The call adds no direct links, of which its declaration speaks.
  const noLinks = { ownerId: userId, adding: 0, count: async () => 0 }
  return refuseLateReleases(t, () =>
    platform.db.transaction().execute((tx) =>
      withinQuota(tx, PENDING_LINKS_QUOTA, noLinks, () =>
        withinQuota(tx, PENDING_RELEASES_QUOTA, waiting, async (granted) => {
          await keepTheirFiles(tx, t, sent)
          const files = { kind, titleId: title.id, files: sent }
          const warnings = await guardSameReleases(tx, { actor, t }, files)
          if (title.is_series)
            await settlePlace(
              tx,
              { actor, t },
              { titleId: title.id, ...wantedPlaces(input, placed) },
            )
          const ids = await insertRows(granted, placed, sharedColumns(title.id, actor, input))
          await recordCreated(tx, KINDS[kind].audited, ids)
          await announceLinkChange(platform, [title.id], tx)
          await alongside?.(tx, { ids, warnings })
          return { ids, warnings }
        }),
      ),
    ),
  )
}

/** A name, and a list of episodes, are those of one file. */
function assertOfOne(input: Input, files: number, t: Translate): void {
  if (files <= 1) return
  const message = t('This can be said of one file at a time.')
  if (input.name !== undefined) throw fieldError('name', message)
  if (input.episodes?.length) throw fieldError('episodes', message)
}

interface Place {
  readonly season_number: number | null
  readonly is_full_season: boolean
  readonly episode_numbers: number[]
}

interface Placed extends SentRelease {
  readonly place: Place
}

/** Files in a row are episodes in a row, as lines of links are. */
function placeOf({ is_series }: { is_series: boolean }, input: Input, at: number): Place {
  if (!is_series) return { season_number: null, is_full_season: false, episode_numbers: [] }
  const first = input.start_epi === undefined ? DEFAULT_START_EPISODE : input.start_epi
  const inARow = first === null ? [] : [first + at]
  return {
    season_number: input.saison ?? DEFAULT_SEASON,
    is_full_season: input.full_saison,
    episode_numbers: input.full_saison ? [] : (input.episodes ?? inARow),
  }
}

function wantedPlaces(input: Input, placed: readonly Placed[]) {
  const links = placed.flatMap(({ place: { episode_numbers: episodes } }, at) =>
    (episodes.length === 0 ? [null] : episodes).map((episode) => ({ line: at + 1, episode })),
  )
  const episodeField = input.episodes ? ('episodes' as const) : ('start_epi' as const)
  return { season: input.saison ?? DEFAULT_SEASON, links, episodeField }
}

/** @throws 422 on `url` where one was deleted meanwhile */
async function keepTheirFiles(
  tx: Database,
  t: Translate,
  sent: readonly SentRelease[],
): Promise<void> {
  const kept = await keepFiles(
    tx,
    sent.map(({ file }) => file.id),
  )
  if (kept.length < sent.length)
    throw fieldError('url', t('This file is no longer there. Please send it again.'))
}

const sharedColumns = (titleId: number, actor: Actor, input: Input) => ({
  title_id: titleId,
  user_id: actor.user!.id,
  quality_id: input.qualite,
  language_ids: input.langues,
  subtitle_ids: input.subs,
  nfo: input.nfo?.trim() ? input.nfo : null,
  status: skipsValidation(actor) ? 'active' : 'pending',
  ...(input.name && { name: input.name }),
  ...(input.password !== undefined && { archive_password: input.password || null }),
})

async function insertRows(
  tx: Granted<typeof PENDING_RELEASES_QUOTA.name>,
  placed: readonly Placed[],
  { archive_password: password, ...shared }: ReturnType<typeof sharedColumns>,
): Promise<number[]> {
  const nzbs: NewNzb[] = []
  const torrents: NewTorrent[] = []
  for (const { file, release, place } of placed) {
    const columns = { file_id: file.id, name: nameOfRelease(release, file), ...place, ...shared }
    if (release.kind === 'torrent') torrents.push({ ...torrentColumns(release.facts), ...columns })
    else
      nzbs.push({
        ...nzbColumns(release.facts),
        ...columns,
        archive_password: password === undefined ? passwordOf(release.facts) : password,
      })
  }
  return [
    ...(await insertContributedNzbs(tx, nzbs)),
    ...(await insertContributedTorrents(tx, torrents)),
  ]
}
