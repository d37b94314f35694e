import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { downloadEndpoints } from '@mediatheque/contract/links/downloads/downloads.endpoints.ts'
import type { FastifyRequest } from 'fastify'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../platform/platform.ts'
import { readerLanguage } from '../../site/localizations/localizations.service.ts'
import { getLinkOptions } from '../link-options/link-options.service.ts'
import { canViewLink } from '../links/links.policy.ts'
import { presentLink } from '../links/links.presenter.ts'
import { getLink, type LinkRow, recordView } from '../links/links.service.ts'
import { canDownloadAtOnce } from './downloads.policy.ts'
import { presentDownloadPage, presentDownloadResult } from './downloads.presenter.ts'
import { getDownloadPage } from './downloads.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

interface Caller {
  readonly platform: Needs<ToReadSettings>
  readonly actor: Actor
  readonly request: FastifyRequest
}

const languageOf = ({ platform, actor, request }: Caller) =>
  readerLanguage(platform, actor, request)
const loadLink = async (call: Caller & { params: { id: number } }) =>
  getLink(call.platform, call.params.id, await languageOf(call))
const ownershipOf = (link: LinkRow) => ({ userId: link.user_id, status: link.status })

async function presentResult(link: LinkRow, call: Caller) {
  const [language, options] = await Promise.all([languageOf(call), getLinkOptions(call.platform)])
  return presentDownloadResult(presentLink(link, { actor: call.actor, language, options }))
}

async function takeLink(
  platform: Needs<'db' | 'clock'>,
  actor: Actor,
  link: LinkRow,
): Promise<LinkRow> {
  const isCounted = await recordView(platform, link.id, actor.user!.id)
  return { ...link, views: link.views + Number(isCounted) }
}

export const downloadRoutes = [
  bindEndpoint(downloadEndpoints.getTitleDownload, {
    run: async (call) =>
      getDownloadPage(call.platform, call.actor, {
        titleId: call.params.id,
        language: await languageOf(call),
      }),
    present: (page, { actor }) => presentDownloadPage(page, actor),
  }),
  bindEndpoint(downloadEndpoints.getEpisodeDownload, {
    run: async (call) => {
      const { id, season, episode } = call.params
      return getDownloadPage(call.platform, call.actor, {
        titleId: id,
        episode: { season, episode },
        language: await languageOf(call),
      })
    },
    present: (page, { actor }) => presentDownloadPage(page, actor),
  }),
  bindEndpoint(downloadEndpoints.getDownloadResult, {
    load: loadLink,
    policy: (actor, link) => canDownloadAtOnce(actor, ownershipOf(link)),
    run: ({ platform, actor, record }) => takeLink(platform, actor, record),
    present: presentResult,
  }),
  bindEndpoint(downloadEndpoints.requestDownloadResult, {
    load: loadLink,
    policy: (actor, link) => canViewLink(actor, ownershipOf(link)),
    run: ({ platform, actor, record }) => takeLink(platform, actor, record),
    present: presentResult,
  }),
]
