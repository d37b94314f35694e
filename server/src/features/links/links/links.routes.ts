import type { Language } from '@mediatheque/contract/core/lines.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import { postponementEndpoints } from '@mediatheque/contract/links/postponements/postponements.endpoints.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../platform/platform.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { isDownloadChecked } from '../../accounts/human-check/human-check.service.ts'
import { getLinkOptions } from '../link-options/link-options.service.ts'
import { deleteContributions } from './delete-contributions.service.ts'
import { LINKS } from './link-kind.ts'
import { listOverview } from './list-overview.ts'
import { canDeleteLink, canUpdateLink, canValidateLinks, canViewLink } from './links.policy.ts'
import { presentLink, presentOverview, type LinkReader } from './links.presenter.ts'
import { findLinks, getLink, getNfo, type LinkRow, listLinks } from './links.service.ts'
import { postponeContributions } from './postpone-contributions.service.ts'
import { previewLinks } from './preview-links.ts'
import { updateLink } from './update-link.ts'
import { validateContributions } from './validate-contributions.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

interface Caller {
  readonly platform: Needs<ToReadSettings>
  readonly actor: Actor
  readonly language: Language
}

const ownershipOf = (link: LinkRow) => ({ userId: link.user_id, status: link.status })

async function readerOf(call: Caller): Promise<Required<LinkReader>> {
  const { platform, actor, language } = call
  const [options, areAddressesHidden] = await Promise.all([
    getLinkOptions(platform),
    isDownloadChecked(platform),
  ])
  return { actor, language, options, areAddressesHidden }
}

async function presentOne(id: number, call: Caller) {
  const reader = await readerOf(call)
  return presentLink(await getLink(call.platform, id, reader), reader)
}

/** What changed of a link is told as its lists show it. */
const versioned = viewOfRecord<LinkRow>({
  find: async (id, call) => {
    const [link] = await findLinks(call.platform, [id], call)
    return link
  },
  view: async (link, call) => presentLink(link, await readerOf(call)),
})

export const linkRoutes = [
  bindEndpoint(linkEndpoints.listLinks, {
    run: async (call) => {
      const reader = await readerOf(call)
      return { reader, page: await listLinks(call.platform, reader, call.query) }
    },
    present: ({ reader, page }) => {
      return presentPage(page, (rows) => rows.map((row) => presentLink(row, reader)))
    },
  }),
  bindEndpoint(linkEndpoints.planLinks, {
    run: async (call) => ({ plan: await previewLinks(call.platform, call, call.body) }),
  }),
  bindEndpoint(linkEndpoints.getLink, {
    load: async (call) => getLink(call.platform, call.params.id, call),
    policy: (actor, link) => canViewLink(actor, ownershipOf(link)),
    run: ({ record }) => record,
    present: async (link, call) => ({ model: presentLink(link, await readerOf(call)) }),
  }),
  bindEndpoint(linkEndpoints.updateLink, {
    versioned,
    load: async (call) => getLink(call.platform, call.params.id, call),
    policy: (actor, link) => canUpdateLink(actor, ownershipOf(link)),
    run: async (call) =>
      updateLink(call.platform, call.actor, {
        link: call.record,
        input: call.body,
        t: call.t,
      }),
    present: async (warnings, call) => ({
      data: { lien: await presentOne(call.params.id, call), warnings },
    }),
  }),
  bindEndpoint(linkEndpoints.deleteLinks, {
    versioned,
    load: async (call) => findLinks(call.platform, call.params.ids, call),
    policy: (actor, links) => links.every((link) => canDeleteLink(actor, ownershipOf(link))),
    run: async ({ platform, actor, record, body }) => ({
      deleted: await deleteContributions(platform, actor, {
        kind: LINKS,
        rows: record,
        seen: body.versions,
      }),
    }),
  }),
  bindEndpoint(linkEndpoints.validateLinks, {
    versioned,
    load: async (call) => findLinks(call.platform, call.params.ids, call),
    policy: (actor) => canValidateLinks(actor),
    run: ({ platform, actor, record, body, t }) =>
      validateContributions(platform, actor, { kind: LINKS, rows: record, input: body, t }),
  }),
  bindEndpoint(postponementEndpoints.postponeLinks, {
    versioned,
    load: async (call) => findLinks(call.platform, call.params.ids, call),
    policy: (actor) => canValidateLinks(actor),
    run: ({ platform, actor, record, body, t }) =>
      postponeContributions(platform, actor, { kind: LINKS, rows: record, input: body, t }),
  }),
  bindEndpoint(linkEndpoints.getLinkNfo, {
    load: async (call) => getLink(call.platform, call.params.id, call),
    policy: (actor, link) => canViewLink(actor, ownershipOf(link)),
    run: async ({ platform, params }) => ({ nfo: { nfo: await getNfo(platform, params.id) } }),
  }),
  bindEndpoint(linkEndpoints.listLinksOverview, {
    run: async (call) => listOverview(call.platform, call.actor, call.query, call.language),
    present: (page, { language }) =>
      presentPage(page, (rows) => rows.map((row) => presentOverview(row, language))),
  }),
]
