import {
  DEAD_REPORTS_TO_PROPOSE,
  type ReportedContribution,
} from '@mediatheque/contract/community/reports/report-kinds.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { wireOfStatus } from '@mediatheque/contract/links/links/link-status.ts'
import type {
  LinksOverviewView,
  LinkView,
} from '@mediatheque/contract/links/links/links.schemas.ts'
import { presentHost, presentLanguage } from '../link-options/link-options.presenter.ts'
import type { LinkOptions } from '../link-options/link-options.service.ts'
import { fieldsOf } from './link-fields.ts'
import {
  canDeleteLink,
  canSeeAddresses,
  canSeeAllLinks,
  canUpdateLink,
  canValidateLinks,
} from './links.policy.ts'
import type { ReportRow } from '../../community/reports/settle-reports.service.ts'
import type { LinkRow } from './links.repository.ts'
import type { OverviewRow } from './links-overview.repository.ts'

export interface LinkReader {
  readonly actor: Actor
  readonly language: Language
  readonly options: LinkOptions
  /** Addresses are had one by one, after a human check; not by those whom nobody checks. */
  readonly areAddressesHidden?: boolean
}

type SharedRow = Pick<
  LinkRow,
  | 'id'
  | 'user_id'
  | 'author'
  | 'title_id'
  | 'quality_id'
  | 'language_ids'
  | 'subtitle_ids'
  | 'season_number'
  | 'is_full_season'
  | 'status'
  | 'views'
  | 'reports_count'
  | 'dead_reports_count'
  | 'reports'
  | 'has_nfo'
  | 'created_at'
  | 'updated_at'
  | 'checked_at'
  | 'title_name'
  | 'title_year'
  | 'title_type'
  | 'title_is_series'
  | 'title_poster_url'
>

const presentReport = (
  { id, username, reason, kind: said, created_at }: ReportRow,
  kind: ReportedContribution,
  itemId: number,
): LinkView['reports'][number] => ({
  id,
  model_type: kind,
  model_id: itemId,
  user: username === null ? null : { username },
  report: reason,
  kind: said,
  created_at: new Date(created_at).toISOString(),
})

/** What links, newsgroup files and torrents say alike. */
export function presentShared(
  row: SharedRow,
  kind: ReportedContribution,
  { actor, language, options }: Pick<LinkReader, 'actor' | 'language' | 'options'>,
) {
  const named = (ids: readonly number[]) =>
    ids
      .flatMap((id) => options.languageById.get(id) ?? [])
      .map((entry) => presentLanguage(entry, language))
  return {
    id: row.id,
    // Who is not named is no number either, by which one would find what else is theirs.
    id_user: row.author === null ? null : row.user_id,
    author: row.author,
    title_id: row.title_id,
    qualite: row.quality_id,
    qual: { qual: options.qualityById.get(row.quality_id)?.label ?? String(row.quality_id) },
    langues_compact: named(row.language_ids),
    subs_compact: named(row.subtitle_ids),
    saison: row.season_number,
    full_saison: row.is_full_season ? 1 : 0,
    active: wireOfStatus(row.status),
    view: row.views,
    reports_count: row.reports_count,
    reports: canSeeAllLinks(actor)
      ? row.reports.map((report) => presentReport(report, kind, row.id))
      : [],
    proposed_dead:
      canSeeAllLinks(actor) &&
      row.status === 'active' &&
      row.dead_reports_count >= DEAD_REPORTS_TO_PROPOSE,
    nfo: row.has_nfo,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    checked_date: row.checked_at?.toISOString() ?? null,
    post: {
      id: row.title_id,
      name: row.title_name,
      year: row.title_year,
      type: row.title_type,
      is_series: row.title_is_series,
      poster: row.title_poster_url,
    },
  } satisfies Partial<LinkView>
}

/** A link as its reader sees it, in the words of the wire. */
export function presentLink(
  row: LinkRow,
  { actor, language, options, areAddressesHidden = false }: LinkReader,
): LinkView {
  const host = options.hostById.get(row.host_id) ?? {
    id: row.host_id,
    name: new URL(row.url).hostname,
    icon: null,
    domains: [],
  }
  const ownership = { userId: row.user_id, status: row.status }
  const isHidden = areAddressesHidden && !canSeeAddresses(actor, ownership)
  return {
    ...presentShared(row, 'link', { actor, language, options }),
    typefile: 'DDL',
    ...fieldsOf(row),
    version: row.version,
    id_host: row.host_id,
    host: presentHost(host),
    lien: isHidden ? '' : row.url,
    liens: isHidden ? [] : row.urls,
    total_parts: row.total_parts,
    ...presentCheck(row),
    episode: row.episode_number,
    can: {
      update: canUpdateLink(actor, ownership),
      delete: canDeleteLink(actor, ownership),
      validate: row.status === 'pending' && canValidateLinks(actor),
    },
  }
}

/** What was found since it came here, else what was said of it then. */
function presentCheck({ check, checked_at: seenAt }: Pick<LinkRow, 'check' | 'checked_at'>) {
  if (!check) return { check: null, checked_date: seenAt?.toISOString() ?? null }
  const { checked_at: checkedAt, ...found } = check
  return { check: found, checked_date: new Date(checkedAt).toISOString() }
}

export function presentOverview(row: OverviewRow, language: Language): LinksOverviewView {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    year: row.year,
    type: row.type,
    is_series: row.is_series,
    poster: row.poster_url,
    release_date: row.release_date === null ? null : String(row.release_date),
    categorie: {
      id: row.category_id,
      name: language === 'fr' ? row.category_name_fr : row.category_name,
    },
    liens_count: row.links_count,
    liens_active_count: row.active_links_count,
    liens_pending_count: row.pending_links_count,
    liens_morts_count: row.dead_links_count,
    nzbs_count: row.nzbs_count,
    nzbs_by_user_count: row.own_nzbs_count,
    torrents_count: row.torrents_count,
    torrents_by_user_count: row.own_torrents_count,
    liens_by_user_count: row.own_count,
    liens_by_active_user_count: row.own_active_count,
    liens_by_pending_user_count: row.own_pending_count,
    liens_by_user_morts_count: row.own_dead_count,
    last_link: row.last_link && {
      ...row.last_link,
      created_at: new Date(row.last_link.created_at).toISOString(),
    },
    linkadded_at: row.last_link_at?.toISOString() ?? null,
    primary_video: row.primary_video,
    updated_at: row.updated_at.toISOString(),
  }
}
