import type { Language } from '@mediatheque/contract/core/lines.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { FastifyRequest } from 'fastify'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import type { Platform } from '../../../platform/platform.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { readerLanguage, translatorOf } from '../../site/localizations/localizations.service.ts'
import { isDownloadChecked } from '../../accounts/human-check/human-check.service.ts'
import { getLinkOptions } from '../link-options/link-options.service.ts'
import { createLinks } from './create-links.ts'
import { deleteLinks } from './delete-links.ts'
import { listOverview } from './links-overview.service.ts'
import { canDeleteLink, canUpdateLink, canValidateLinks, canViewLink } from './links.policy.ts'
import { presentLink, presentOverview, type LinkReader } from './links.presenter.ts'
import {
  getLink,
  getLinks,
  getNfo,
  getQueueCounts,
  type LinkRow,
  listLinks,
} from './links.service.ts'
import { updateLink } from './update-link.ts'
import { validateLinks } from './validate-links.ts'

interface Asked {
  readonly platform: Platform
  readonly actor: Actor
  readonly request: FastifyRequest
}

const languageOf = ({ platform, actor, request }: Asked): Promise<Language> =>
  readerLanguage(platform, actor, request)
const translatorFor = async (call: Asked) => translatorOf(call.platform, await languageOf(call))
const ruled = (link: LinkRow) => ({ userId: link.user_id, status: link.status })

async function readerOf(call: Asked): Promise<LinkReader> {
  const [language, options, areAddressesHidden] = await Promise.all([
    languageOf(call),
    getLinkOptions(call.platform),
    isDownloadChecked(call.platform),
  ])
  return { actor: call.actor, language, options, areAddressesHidden }
}

async function presentOne(id: number, call: Asked) {
  const reader = await readerOf(call)
  return presentLink(await getLink(call.platform, id, reader.language), reader)
}

export const linkRoutes = [
  bindEndpoint(linkEndpoints.listLinks, {
    run: async (call) => listLinks(call.platform, call.actor, call.query, await languageOf(call)),
    present: async (page, call) => {
      const reader = await readerOf(call)
      return presentPage(page, (rows) => rows.map((row) => presentLink(row, reader)))
    },
  }),
  bindEndpoint(linkEndpoints.createLinks, {
    run: async (call) =>
      createLinks(call.platform, call.actor, call.body, await translatorFor(call)),
    present: async ({ ids, warnings }, call) => {
      const reader = await readerOf(call)
      const links = await getLinks(call.platform, ids, reader.language)
      return { data: { liens: links.map((link) => presentLink(link, reader)), warnings } }
    },
  }),
  bindEndpoint(linkEndpoints.getLink, {
    load: async (call) => getLink(call.platform, call.params.id, await languageOf(call)),
    policy: (actor, link) => canViewLink(actor, ruled(link)),
    run: ({ record }) => record,
    present: async (link, call) => ({ model: presentLink(link, await readerOf(call)) }),
  }),
  bindEndpoint(linkEndpoints.updateLink, {
    load: async (call) => getLink(call.platform, call.params.id, await languageOf(call)),
    policy: (actor, link) => canUpdateLink(actor, ruled(link)),
    run: async (call) =>
      updateLink(call.platform, call.actor, {
        link: call.record,
        input: call.body,
        t: await translatorFor(call),
      }),
    present: async (warnings, call) => ({
      data: { lien: await presentOne(call.params.id, call), warnings },
    }),
  }),
  bindEndpoint(linkEndpoints.deleteLinks, {
    load: async (call) => getLinks(call.platform, call.params.ids, await languageOf(call)),
    policy: (actor, links) => links.every((link) => canDeleteLink(actor, ruled(link))),
    run: async ({ platform, actor, record }) => ({
      deleted: await deleteLinks(platform, actor, record),
    }),
  }),
  bindEndpoint(linkEndpoints.validateLinks, {
    load: async (call) => getLinks(call.platform, call.params.ids, await languageOf(call)),
    policy: (actor) => canValidateLinks(actor),
    run: async ({ platform, actor, record, body }) => ({
      validated: await validateLinks(platform, actor, record, body),
    }),
  }),
  bindEndpoint(linkEndpoints.getLinkNfo, {
    load: async (call) => getLink(call.platform, call.params.id, await languageOf(call)),
    policy: (actor, link) => canViewLink(actor, ruled(link)),
    run: async ({ platform, params }) => ({ nfo: { nfo: await getNfo(platform, params.id) } }),
  }),
  bindEndpoint(linkEndpoints.listLinksOverview, {
    run: async (call) =>
      listOverview(call.platform, call.actor, call.query, await languageOf(call)),
    present: async (page, call) => {
      const language = await languageOf(call)
      return presentPage(page, (rows) => rows.map((row) => presentOverview(row, language)))
    },
  }),
  bindEndpoint(linkEndpoints.getQueueCounts, { run: ({ platform }) => getQueueCounts(platform) }),
]
