import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { validateLinksForm } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { postponeForm } from '@mediatheque/contract/links/postponements/postponements.schemas.ts'
import type { UpdateReleaseForm } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import type { z } from 'zod'
import type { SeenVersions } from '../../../platform/access/seen-versions.ts'
import type { Needs } from '../../../platform/platform.ts'
import { isDownloadChecked } from '../../accounts/human-check/human-check.service.ts'
import type { ToNotify } from '../../accounts/notifications/notify.service.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { getLinkOptions } from '../link-options/link-options.service.ts'
import { deleteContributions } from '../links/delete-contributions.service.ts'
import {
  canDeleteLink,
  canUpdateLink,
  canValidateLinks,
  canViewLink,
  RELEASE_RIGHTS,
} from '../links/links.policy.ts'
import { postponeContributions } from '../links/postpone-contributions.service.ts'
import { validateContributions } from '../links/validate-contributions.service.ts'
import { KINDS } from './contributed-kinds.ts'
import type { ReleaseKind } from './release-kind.ts'
import type { ReleaseReader } from './releases.presenter.ts'
import {
  findReleases,
  getRelease,
  getReleaseNfo,
  listReleases,
  type NzbRow,
  type RowOf,
  takeRelease,
  type TorrentRow,
} from './releases.service.ts'
import type { ListReleasesQuery } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { updateRelease } from './update-release.ts'

interface Caller {
  readonly platform: Needs<'readDb' | ToReadSettings>
  readonly actor: Actor
  readonly language: Language
}
interface OnOne extends Caller {
  readonly params: { readonly id: number }
}
interface OnSeveral extends Caller {
  readonly params: { readonly ids: readonly number[] }
}
interface Translating {
  readonly t: TranslateLine
}
interface Seen {
  readonly versions: SeenVersions
}
type Validation = z.output<typeof validateLinksForm>

export async function readerOf({ platform, actor, language }: Caller): Promise<ReleaseReader> {
  const [options, areAddressesHidden] = await Promise.all([
    getLinkOptions(platform),
    isDownloadChecked(platform),
  ])
  return { actor, language, options, areAddressesHidden }
}

/** The check was passed: this is the one place where everybody is told what a release is opened by. */
export const readerWhoTakes = async (call: Caller): Promise<ReleaseReader> => ({
  ...(await readerOf(call)),
  areAddressesHidden: false,
})

const ruled = ({ user_id: userId, status }: NzbRow | TorrentRow) => ({ userId, status })

/** A call on records that were loaded. */
interface On<Loaded, Body> {
  readonly platform: Needs<ToReachFiles | ToNotify>
  readonly actor: Actor
  readonly record: Loaded
  readonly body: Body
}

/** Which rows calls work on, and who may: the same rules as for links. */
const guardsOf = <K extends ReleaseKind>(kind: K) => ({
  load: async ({ platform, params, actor, language }: OnOne): Promise<RowOf<K>> =>
    getRelease(platform, kind, { id: params.id, actor, language }),
  loadAll: async ({ platform, params, actor, language }: OnSeveral): Promise<RowOf<K>[]> =>
    findReleases(platform, kind, { ids: params.ids, actor, language }),
  findOne: async (id: number, { platform, actor, language }: Caller) => {
    const [row] = await findReleases(platform, kind, { ids: [id], actor, language })
    return row
  },
  mayView: (actor: Actor, row: RowOf<K>) => canViewLink(actor, ruled(row)),
  mayUpdate: (actor: Actor, row: RowOf<K>) => canUpdateLink(actor, ruled(row), RELEASE_RIGHTS),
  mayDelete: (actor: Actor, rows: readonly RowOf<K>[]) =>
    rows.every((row) => canDeleteLink(actor, ruled(row), RELEASE_RIGHTS)),
  mayValidate: (actor: Actor) => canValidateLinks(actor),
})

const worksOf = <K extends ReleaseKind>(kind: K) => ({
  list: ({
    platform,
    actor,
    query,
    language,
  }: Caller & {
    readonly platform: Needs<'readDb' | 'clock'>
    readonly query: ListReleasesQuery
  }) => listReleases(platform, kind, { actor, list: query, language }),
  nfo: async ({ platform, params }: OnOne) => ({
    nfo: { nfo: await getReleaseNfo(platform, kind, params.id) },
  }),
  take: async ({
    platform,
    actor,
    record,
  }: {
    readonly platform: Parameters<typeof takeRelease>[0]
    readonly actor: Actor
    readonly record: RowOf<K>
  }) => {
    const taken = await takeRelease(platform, kind, { row: record, userId: actor.user!.id })
    return { row: { ...record, views: record.views + Number(taken.isCounted) }, url: taken.url }
  },
  update: ({ platform, actor, record, body, t }: On<RowOf<K>, UpdateReleaseForm> & Translating) =>
    updateRelease(platform, actor, { kind, row: record, input: body, t }),
  remove: async ({ platform, actor, record, body }: On<readonly RowOf<K>[], Seen>) => ({
    deleted: await deleteContributions(platform, actor, {
      kind: KINDS[kind],
      rows: record,
      seen: body.versions,
    }),
  }),
  validate: ({
    platform,
    actor,
    record,
    body,
    t,
  }: On<readonly RowOf<K>[], Validation> & Translating) =>
    validateContributions(platform, actor, { kind: KINDS[kind], rows: record, input: body, t }),
  postpone: ({
    platform,
    actor,
    record,
    body,
    t,
  }: On<readonly RowOf<K>[], z.output<typeof postponeForm>> & Translating) =>
    postponeContributions(platform, actor, { kind: KINDS[kind], rows: record, input: body, t }),
})

/** What the calls about newsgroup files and those about torrents do alike. */
export const callsOn = <K extends ReleaseKind>(kind: K) => ({ ...guardsOf(kind), ...worksOf(kind) })
