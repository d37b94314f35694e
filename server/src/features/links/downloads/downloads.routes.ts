import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { downloadEndpoints } from '@mediatheque/contract/links/downloads/downloads.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getLinkOptions } from '../link-options/link-options.service.ts'
import { canViewLink } from '../links/links.policy.ts'
import { presentLink } from '../links/links.presenter.ts'
import { findLinks, getLink, type LinkRow } from '../links/links.service.ts'
import type { ToUnlock, Unlocked } from '../../premium/unlocks/unlocks.service.ts'
import { getHostedVideo, type HostedVideo } from '../../catalogue/titles/hosted-video.service.ts'
import { canDownloadAtOnce, canUnlock, canUnlockVideo } from './downloads.policy.ts'
import {
  presentDownloadPage,
  presentDownloadResult,
  presentOffer,
  presentUnlocked,
} from './downloads.presenter.ts'
import { getDownloadPage } from './downloads.service.ts'
import { offerLinks } from './offer-links.ts'
import { takeLinks, type TakenLink, unlockLink, unlockVideo } from './take-links.ts'

interface Caller {
  readonly platform: Needs<'cache' | 'readDb' | ToUnlock>
  readonly actor: Actor
  readonly language: Language
  readonly t: (line: string) => string
}

const loadLink = async (call: Caller & { params: { id: number } }) =>
  getLink(call.platform, call.params.id, call)
const ownershipOf = (link: LinkRow) => ({ userId: link.user_id, status: link.status })

async function presentResults(taken: readonly TakenLink[], call: Caller) {
  const { platform, language, actor, t } = call
  const options = await getLinkOptions(platform)
  return taken.map(({ link, unlocked }) =>
    presentDownloadResult(presentLink(link, { actor, language, options }), unlocked, t),
  )
}

const presentResult = async (taken: TakenLink, call: Caller) =>
  (await presentResults([taken], call))[0]!

type Unlockable = { readonly link: LinkRow } | { readonly video: HostedVideo }

/** The same call at two addresses. */
const unlockOne = {
  load: async (call: Caller & { body: { id: number; type: 1 | 2 } }): Promise<Unlockable> =>
    call.body.type === 2
      ? { video: await getHostedVideo(call.platform, call.actor, call.body.id) }
      : { link: await getLink(call.platform, call.body.id, call) },
  policy: (actor: Actor, record: Unlockable) =>
    'video' in record
      ? canUnlockVideo(actor, record.video)
      : canUnlock(actor, [ownershipOf(record.link)]),
  run: (call: Call & { record: Unlockable }) =>
    'video' in call.record
      ? unlockVideo(call.platform, downloaderOf(call), call.record.video)
      : unlockLink(call.platform, downloaderOf(call), call.record.link),
  present: (unlocked: readonly Unlocked[], { t }: Caller) => presentUnlocked(unlocked, t),
}

type Call = Caller & { readonly request: { readonly ip: string } }

const downloaderOf = ({ actor, request }: Call) => ({ actor, address: request.ip })

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
    run: async (call) => (await takeLinks(call.platform, downloaderOf(call), [call.record]))[0]!,
    present: presentResult,
  }),
  bindEndpoint(downloadEndpoints.requestDownloadResult, {
    load: loadLink,
    policy: (actor, link) => canViewLink(actor, ownershipOf(link)),
    run: async (call) => (await takeLinks(call.platform, downloaderOf(call), [call.record]))[0]!,
    present: presentResult,
  }),
  bindEndpoint(downloadEndpoints.downloadSeveral, {
    load: (call) => findLinks(call.platform, call.params.ids, call),
    policy: (actor, links) => canUnlock(actor, links.map(ownershipOf)),
    run: (call) =>
      takeLinks(call.platform, downloaderOf(call), call.record, { isUnlocked: call.body.debrid }),
    present: async (taken, call) => ({ liens: await presentResults(taken, call) }),
  }),
  bindEndpoint(downloadEndpoints.unlockLink, unlockOne),
  bindEndpoint(downloadEndpoints.unlockLinkAbsolutely, unlockOne),
]
