import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { LinkWarningView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { PENDING_RELEASES_QUOTA } from '@mediatheque/contract/links/releases/releases.quotas.ts'
import type { UpdateReleaseForm } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToNotify } from '../../accounts/notifications/notify.service.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import { keepFiles } from '../../operations/files/stored-files.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import {
  assertMayMark,
  assertOptionsExist,
  deedOfChange,
  settleChange,
  settleMove,
  statusAfter,
  waitingAfter,
} from '../links/change-contribution.service.ts'
import { announceLinkChange } from '../links/links.service.ts'
import { updateNzbs, updateTorrents } from './change-releases.repository.ts'
import { KINDS } from './contributed-kinds.ts'
import { guardSameReleases, refuseLateReleases } from './guard-same-releases.ts'
import { nzbColumns, torrentColumns } from './release-columns.ts'
import type { ReleaseKind } from './release-kind.ts'
import { countPendingReleasesOf, type NzbRow, type TorrentRow } from './releases.repository.ts'
import { readSentReleases, type SentRelease } from './sent-releases.ts'

interface Edit {
  readonly kind: ReleaseKind
  readonly row: NzbRow | TorrentRow
  readonly input: UpdateReleaseForm
  readonly t: Translate
}

/**
 * Changes what the form names of a newsgroup file or a torrent. Another file by somebody who is not trusted waits for a
 * moderator again.
 */
export async function updateRelease(
  platform: Needs<ToReachFiles | ToNotify>,
  actor: Actor,
  edit: Edit,
): Promise<LinkWarningView[]> {
  const { kind, row, input, t } = edit
  await assertOptionsExist(platform, {
    qualityId: input.qualite,
    languageIds: input.langues,
    subtitleIds: input.subs,
  })
  assertPlacement(edit)
  if (input.active !== undefined) assertMayMark(actor, KINDS[kind], row, t)
  const [sent] = input.url
    ? await readSentReleases(platform, { actor, t }, kind, [input.url])
    : [undefined]
  return refuseLateReleases(t, () =>
    platform.db.transaction().execute((tx) => writeEdit(platform, tx, actor, { ...edit, sent })),
  )
}

async function writeEdit(
  platform: Needs<ToNotify>,
  tx: Database,
  actor: Actor,
  { kind, row, input, t, sent }: Edit & { readonly sent: SentRelease | undefined },
): Promise<LinkWarningView[]> {
  const { table, audited, lock } = KINDS[kind]
  await lockAsSeen(tx, table, { [row.id]: input.version })
  const [locked] = await lock(tx, [row.id])
  if (!locked) throw new AppError('notFound')
  const status = statusAfter(actor, locked.status, input, sent !== undefined)
  const waiting = {
    ...waitingAfter(actor, locked, status),
    count: (counted: Database) => countPendingReleasesOf(counted, actor.user!.id),
  }
  return withinQuota(tx, PENDING_RELEASES_QUOTA, waiting, async () => {
    if (row.title_is_series)
      await settleMove(
        tx,
        { actor, t },
        { titleId: row.title_id, ...moveOf(row, input), episodeField: 'episodes' },
      )
    const warnings = sent ? await guardReplacement(tx, { actor, t }, { kind, row, sent }) : []
    const changes = {
      ...changesOf(row, input),
      ...(status !== locked.status && { status }),
      ...(sent && { checked_at: null }),
    }
    await recordingChanges(tx, audited, { ids: [row.id], action: deedOfChange }, () =>
      kind === 'nzb'
        ? updateNzbs(tx, [row.id], { ...changes, ...passwordIn(input), ...nzbFile(sent) })
        : updateTorrents(tx, [row.id], { ...changes, ...torrentFile(sent) }),
    )
    await settleChange(platform, tx, {
      kind: KINDS[kind],
      actor,
      row,
      isMoved: sent !== undefined,
      isDeadNow: status === 'dead' && locked.status !== 'dead',
    })
    await announceLinkChange(platform, [row.title_id], tx)
    return warnings
  })
}

function assertPlacement({ row, input, t }: Edit): void {
  if (row.title_is_series) return
  const message = t('Only series have seasons and episodes.')
  if (input.full_saison) throw fieldError('full_saison', message)
  if (input.saison) throw fieldError('saison', message)
  if (input.episodes?.length) throw fieldError('episodes', message)
}

/** @throws 422 on `url` */
async function guardReplacement(
  tx: Database,
  by: { readonly actor: Actor; readonly t: Translate },
  { kind, row, sent }: Pick<Edit, 'kind' | 'row'> & { readonly sent: SentRelease },
): Promise<LinkWarningView[]> {
  const kept = await keepFiles(tx, [sent.file.id])
  if (kept.length === 0)
    throw fieldError('url', by.t('This file is no longer there. Please send it again.'))
  return guardSameReleases(tx, by, {
    kind,
    titleId: row.title_id,
    files: [sent],
    exceptId: row.id,
  })
}

/** The season and the episodes that the form moves it to; none where it says nothing of them. */
function placementOf(row: NzbRow | TorrentRow, input: UpdateReleaseForm) {
  if (!row.title_is_series) return {}
  const isFullSeason = input.full_saison ?? row.is_full_season
  return {
    season_number: input.saison,
    is_full_season: input.full_saison,
    episode_numbers: isFullSeason ? [] : input.episodes,
  }
}

/** Where it is, and where the form moves it to. */
function moveOf(row: NzbRow | TorrentRow, input: UpdateReleaseForm) {
  const { season_number: season, episode_numbers: episodes } = row
  const { season_number: nextSeason = season, episode_numbers: nextEpisodes = episodes } =
    placementOf(row, input)
  return {
    before: { season, episodes },
    after: { season: nextSeason, episodes: nextEpisodes },
  }
}

const changesOf = (row: NzbRow | TorrentRow, input: UpdateReleaseForm) => ({
  name: input.name || undefined,
  quality_id: input.qualite,
  language_ids: input.langues,
  subtitle_ids: input.subs,
  nfo: input.nfo === undefined ? undefined : input.nfo?.trim() ? input.nfo : null,
  ...placementOf(row, input),
})

const passwordIn = ({ password }: UpdateReleaseForm) => ({
  archive_password: password === undefined ? undefined : password || null,
})

const nzbFile = (sent: SentRelease | undefined) =>
  sent?.release.kind === 'nzb'
    ? { ...nzbColumns(sent.release.facts), file_id: sent.file.id, file_key: null }
    : {}

const torrentFile = (sent: SentRelease | undefined) =>
  sent?.release.kind === 'torrent'
    ? { ...torrentColumns(sent.release.facts), file_id: sent.file.id, file_key: null }
    : {}
