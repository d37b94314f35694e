import type { ReportedContribution } from '@mediatheque/contract/community/reports/report-kinds.ts'
import type { Permission } from '@mediatheque/contract/core/permissions.ts'
import type { Query } from '@mediatheque/contract/core/endpoint.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { nzbEndpoints } from '@mediatheque/contract/links/nzbs/nzbs.endpoints.ts'
import type { NzbView } from '@mediatheque/contract/links/nzbs/nzbs.schemas.ts'
import { torrentEndpoints } from '@mediatheque/contract/links/torrents/torrents.endpoints.ts'
import type { TorrentView } from '@mediatheque/contract/links/torrents/torrents.schemas.ts'
import { type Args, call } from '../../../../lib/api.ts'
import type { Translate } from '../../../../lib/i18n.ts'
import { type ContributionActs, LINK_ACTS, NZB_ACTS, TORRENT_ACTS } from './contribution-acts.ts'

/** What waits for a moderator, of whichever kind. */
export type Contribution = LinkView | NzbView | TorrentView

export interface QueuePage {
  readonly pagination: {
    readonly data: readonly Contribution[]
    readonly total?: number | null | undefined
    readonly last_page?: number | null | undefined
    readonly total_is_minimum?: boolean | undefined
  }
}

type Decision = Args<typeof linkEndpoints.validateLinks>

interface QueueQuery {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<QueuePage>
}

/** How a queue is read, decided about, and spoken of. */
export interface QueueKind extends ContributionActs {
  readonly query: (page: number) => QueueQuery
  /** What somebody said is wrong, what most people say first. */
  readonly reported: (page: number) => QueueQuery
  readonly validate: (
    decision: Decision,
  ) => Promise<{ validated: number; denials: readonly number[] }>
  readonly heading: (t: Translate) => string
  readonly waiting: (t: Translate, count: number) => string
  /** What is asked before so many are denied. */
  readonly denying: (t: Translate, count: number) => string
  /** What its history and its reports are kept under. */
  readonly history: ReportedContribution
  /** Who says which of them are dead. */
  readonly marks: Permission
  readonly reportedHeading: (t: Translate) => string
}

const asked = (page: number) =>
  ({ loader: 'admin-links-validation', page, perPage: 20 }) satisfies Partial<
    Query<typeof linkEndpoints.listLinks>
  >

const reported = (page: number) =>
  ({ loader: 'adminliens', reported: 1, page, perPage: 20 }) satisfies Partial<
    Query<typeof linkEndpoints.listLinks>
  >

export const LINK_QUEUE: QueueKind = {
  ...LINK_ACTS,
  history: 'link',
  marks: 'liens.update',
  query: (page) => ({
    queryKey: [linkEndpoints.listLinks.path, { query: asked(page) }],
    queryFn: ({ signal }) => call(linkEndpoints.listLinks, { query: asked(page) }, signal),
  }),
  reported: (page) => ({
    queryKey: [linkEndpoints.listLinks.path, { query: reported(page) }],
    queryFn: ({ signal }) => call(linkEndpoints.listLinks, { query: reported(page) }, signal),
  }),
  validate: (decision) => call(linkEndpoints.validateLinks, decision),
  heading: (t) => t('Links validation'),
  reportedHeading: (t) => t('Reported links'),
  denying: (t, count) => t('[one Deny 1 link|other Deny :count links]', { count }),
  waiting: (t, count) => t('[one 1 link waits for you|other :count links wait for you]', { count }),
}

export const NZB_QUEUE: QueueKind = {
  ...NZB_ACTS,
  history: 'nzb',
  marks: 'nzb.update',
  query: (page) => ({
    queryKey: [nzbEndpoints.listNzbs.path, { query: asked(page) }],
    queryFn: ({ signal }) => call(nzbEndpoints.listNzbs, { query: asked(page) }, signal),
  }),
  reported: (page) => ({
    queryKey: [nzbEndpoints.listNzbs.path, { query: reported(page) }],
    queryFn: ({ signal }) => call(nzbEndpoints.listNzbs, { query: reported(page) }, signal),
  }),
  validate: (decision) => call(nzbEndpoints.validateNzbs, decision),
  heading: (t) => t('Nzbs validation'),
  reportedHeading: (t) => t('Reported nzbs'),
  denying: (t, count) =>
    t('[one Deny 1 newsgroup file|other Deny :count newsgroup files]', { count }),
  waiting: (t, count) =>
    t('[one 1 newsgroup file waits for you|other :count newsgroup files wait for you]', { count }),
}

export const TORRENT_QUEUE: QueueKind = {
  ...TORRENT_ACTS,
  history: 'torrent',
  marks: 'nzb.update',
  query: (page) => ({
    queryKey: [torrentEndpoints.listTorrents.path, { query: asked(page) }],
    queryFn: ({ signal }) => call(torrentEndpoints.listTorrents, { query: asked(page) }, signal),
  }),
  reported: (page) => ({
    queryKey: [torrentEndpoints.listTorrents.path, { query: reported(page) }],
    queryFn: ({ signal }) => call(torrentEndpoints.listTorrents, { query: reported(page) }, signal),
  }),
  validate: (decision) => call(torrentEndpoints.validateTorrents, decision),
  heading: (t) => t('Torrents validation'),
  reportedHeading: (t) => t('Reported torrents'),
  denying: (t, count) => t('[one Deny 1 torrent|other Deny :count torrents]', { count }),
  waiting: (t, count) =>
    t('[one 1 torrent waits for you|other :count torrents wait for you]', { count }),
}
