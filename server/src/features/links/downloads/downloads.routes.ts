import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { downloadEndpoints } from '@mediatheque/contract/links/downloads/downloads.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getLinkOptions } from '../link-options/link-options.service.ts'
import { canViewLink } from '../links/links.policy.ts'
import { presentLink } from '../links/links.presenter.ts'
import { getLink, type LinkRow, recordView } from '../links/links.service.ts'
import { canDownloadAtOnce } from './downloads.policy.ts'
import { presentDownloadPage, presentDownloadResult, presentOffer } from './downloads.presenter.ts'
import { getDownloadPage } from './downloads.service.ts'
import { offerLinks } from './offer-links.ts'

interface Caller {
  readonly platform: Needs<'db' | 'cache'>
  readonly actor: Actor
  readonly language: Language
}

const loadLink = async (call: Caller & { params: { id: number } }) =>
  getLink(call.platform, call.params.id, call)
const ownershipOf = (link: LinkRow) => ({ userId: link.user_id, status: link.status })

async function presentResult(link: LinkRow, call: Caller) {
  const { platform, language } = call
  const options = await getLinkOptions(platform)
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
        language: call.language,
      }),
    present: (page, { actor }) => presentDownloadPage(page, actor),
  }),
  bindEndpoint(downloadEndpoints.getEpisodeDownload, {
    run: async (call) => {
      const { id, season, episode } = call.params
      return getDownloadPage(call.platform, call.actor, {
        titleId: id,
        episode: { season, episode },
        language: call.language,
      })
    },
    present: (page, { actor }) => presentDownloadPage(page, actor),
  }),
  bindEndpoint(downloadEndpoints.getBestLinks, {
    run: ({ platform, actor, language, params }) =>
      offerLinks(platform, params.id, { actor, language }),
    present: async (offers, { platform, actor, language }) => {
      const options = await getLinkOptions(platform)
      return { offers: offers.map((offer) => presentOffer(offer, { actor, language, options })) }
    },
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
