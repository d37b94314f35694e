import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { PENDING_LINKS_QUOTA } from '@mediatheque/contract/links/links/links.quotas.ts'
import type {
  LinkWarningView,
  updateLinkForm,
} from '@mediatheque/contract/links/links/links.schemas.ts'
import { type LinkStatus, statusOfWire } from '@mediatheque/contract/links/links/link-status.ts'
import type { z } from 'zod'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import type { AuditedState } from '../../../platform/audit/define-audited.ts'
import { recordingChanges } from '../../../platform/audit/record-changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { notify, type ToNotify } from '../../accounts/notifications/notify.service.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { guardDuplicates, refuseLateDuplicates } from './guard-duplicates.ts'
import { columnsOf } from './link-fields.ts'
import { auditedLinks } from './links.history.ts'
import { canManageLinks, skipsValidation } from './links.policy.ts'
import {
  countPendingLinksOf,
  type LinkChanges,
  lockLinks,
  type LinkRow,
  replaceParts,
  saveNfo,
  updateLinks,
} from './links.repository.ts'
import { announceLinkChange } from './links.service.ts'
import { assertOptionsExist, hostIdsOf, planLinks } from './plan-links.ts'
import { settlePlace } from './settle-place.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

type Input = z.output<typeof updateLinkForm>
type Planned = Awaited<ReturnType<typeof planLinks>>[number]

/** Changes what the form names of a link. A new address by somebody who is not trusted waits for a moderator again. */
export async function updateLink(
  platform: Needs<ToReadSettings | ToNotify>,
  actor: Actor,
  { link, input, t }: { link: LinkRow; input: Input; t: Translate },
): Promise<LinkWarningView[]> {
  await assertOptionsExist(platform, {
    qualityId: input.qualite,
    languageIds: input.langues,
    subtitleIds: input.subs,
  })
  assertPlacement(link, input, t)
  if (input.active !== undefined) assertMayMark(actor, link, t)
  const planned =
    input.lien === undefined || input.lien === link.urls.join('\n')
      ? undefined
      : await planOne(platform, input.lien, t)
  const isMoved =
    planned !== undefined && planned.parts.map(({ url }) => url).join('\n') !== link.urls.join('\n')
  return refuseLateDuplicates(t, () =>
    platform.db.transaction().execute(async (tx) => {
      await lockAsSeen(tx, 'links', { [link.id]: input.version })
      const [locked] = await lockLinks(tx, [link.id])
      if (!locked) throw fieldError('lien', t('Somebody just removed this link.'))
      const status = statusAfter(actor, locked.status, input, isMoved)
      const waiting = waitingAfter(actor, locked, status)
      return withinQuota(tx, PENDING_LINKS_QUOTA, waiting, async () => {
        await settlePlacement(tx, { actor, t }, link, input)
        const warnings = isMoved ? await guardMove(tx, t, link, planned) : []
        const address = isMoved
          ? {
              host_id: (await hostIdsOf(platform, tx, [planned])).get(planned.hostName)!,
              url: planned.parts[0]!.url,
              total_parts: planned.parts.length,
              checked_at: null,
              failed_checks: 0,
            }
          : {}
        await recordingChanges(tx, auditedLinks, { ids: [link.id], action: deedOf }, async () => {
          await updateLinks(tx, [link.id], {
            ...columnsOf(input),
            ...placementOf(link, input),
            ...address,
            ...(status !== locked.status && { status }),
            // Parts and nfos are kept elsewhere: the version of the link is theirs too.
            ...((isMoved || input.nfo !== undefined) && { version: locked.version + 1 }),
          })
          if (isMoved)
            await replaceParts(tx, { id: link.id, titleId: link.title_id }, planned.parts)
          if (input.nfo !== undefined) await saveNfo(tx, link.id, input.nfo)
        })
        if (status === 'dead' && locked.status !== 'dead')
          await tellUploader(platform, tx, { actor, link })
        await announceLinkChange(platform, [link.title_id], tx)
        return warnings
      })
    }),
  )
}

/**
 * What an edit adds to those of its uploader that wait: an active link that goes back to the queue. One that waits
 * already, or was dead, takes no further place, and staff who edit somebody else's are not kept from it by how many wait.
 */
function waitingAfter(
  actor: Actor,
  { status, user_id: ownerId }: { status: LinkStatus; user_id: number | null },
  after: LinkStatus,
) {
  const { id: userId } = actor.user!
  return {
    ownerId: userId,
    by: actor,
    adding: status === 'active' && after === 'pending' && ownerId === userId ? 1 : 0,
    count: (tx: Database) => countPendingLinksOf(tx, userId),
  }
}

function assertPlacement(link: LinkRow, input: Input, t: Translate): void {
  if (link.title_is_series) return
  const message = t('Only series have seasons and episodes.')
  if (input.full_saison) throw fieldError('full_saison', message)
  if (input.saison) throw fieldError('saison', message)
  if (input.episode) throw fieldError('episode', message)
}

/** A link that stays where it is may stay, even where the catalogue has lost its season. */
async function settlePlacement(
  tx: Database,
  by: { actor: Actor; t: Translate },
  link: LinkRow,
  input: Input,
): Promise<void> {
  const changes = placementOf(link, input)
  const season = changes.season_number === undefined ? link.season_number : changes.season_number
  const episode =
    changes.episode_number === undefined ? link.episode_number : changes.episode_number
  const isSamePlace = season === link.season_number && episode === link.episode_number
  if (!link.title_is_series || isSamePlace) return
  if (season === null) throw fieldError('saison', by.t('Please enter a number.'))
  await settlePlace(tx, by, {
    titleId: link.title_id,
    season,
    links: [{ line: 1, episode }],
    episodeField: 'episode',
  })
}

function assertMayMark(actor: Actor, link: LinkRow, t: Translate): void {
  if (!canManageLinks(actor))
    throw fieldError('active', t('Only moderators can say whether a link is dead.'))
  if (link.status === 'pending')
    throw fieldError('active', t('This link waits for validation: accept or deny it there.'))
}

async function planOne(
  platform: Needs<ToReadSettings>,
  text: string,
  t: Translate,
): Promise<Planned> {
  const planned = await planLinks(platform, t, {
    text,
    isSeries: false,
    isFullSeason: false,
    startEpisode: null,
  })
  if (planned.length > 1) throw fieldError('lien', t('All parts of one link are on the same host.'))
  return planned[0]!
}

function guardMove(
  tx: Database,
  t: Translate,
  link: LinkRow,
  planned: Planned,
): Promise<LinkWarningView[]> {
  return guardDuplicates(tx, t, {
    titleId: link.title_id,
    parts: planned.parts,
    exceptLinkId: link.id,
  })
}

function statusAfter(actor: Actor, now: LinkStatus, input: Input, isMoved: boolean): LinkStatus {
  if (input.active !== undefined) return statusOfWire(input.active)
  if (!isMoved) return now
  if (!skipsValidation(actor)) return 'pending'
  return now === 'dead' ? 'active' : now
}

/** The season and the episode that the form moves the link to; none where it says nothing of them. */
function placementOf(link: LinkRow, input: Input): LinkChanges {
  if (!link.title_is_series) return {}
  const isFullSeason = input.full_saison ?? link.is_full_season
  return {
    season_number: input.saison,
    is_full_season: input.full_saison,
    episode_number: isFullSeason ? null : input.episode,
  }
}

const ACTION_OF_STATUS = { pending: 'reset', dead: 'died', active: 'revived' } as const

const deedOf = (before: AuditedState, after: AuditedState) =>
  before.values['status'] === after.values['status']
    ? 'updated'
    : ACTION_OF_STATUS[after.values['status'] as LinkStatus]

async function tellUploader(
  platform: Needs<ToNotify>,
  tx: Database,
  { actor, link }: { actor: Actor; link: LinkRow },
): Promise<void> {
  if (link.user_id === null || link.user_id === actor.user!.id) return
  await notify(platform, tx, {
    userIds: [link.user_id],
    type: 'link.died',
    data: {
      lines: [
        {
          content: 'Your link on :title was marked as dead',
          values: { title: link.title_name },
          type: 'primary',
        },
      ],
      mainAction: { action: `/admin/liens/${link.title_id}/${link.id}/edit`, label: 'Edit link' },
    },
  })
}
