import { nzbView } from '../nzbs/nzbs.schemas.ts'
import { torrentView } from '../torrents/torrents.schemas.ts'
import { linksOverviewList } from './links-overview.list.ts'
import { z } from 'zod'
import { permission, staffWith, user, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { seenVersions } from '../../core/version.ts'
import { PENDING_LINKS_QUOTA } from './links.quotas.ts'
import { idParams, idsParams, paginated } from '../../core/list-query.ts'
import { SEES_SOME_LINKS } from './links.constants.ts'
import { linkPlanView, planLinksForm } from './link-plan.schemas.ts'
import {
  createLinksForm,
  linksOverviewQuery,
  linksOverviewView,
  linkView,
  linkWarningView,
  listLinksQuery,
  updateLinkForm,
  validatedAnswer,
  validateLinksForm,
} from './links.schemas.ts'

/** Addresses by the hundred, and an nfo in any script. */
const LINK_BODY_BYTES = 2 * 1024 * 1024

export const linkEndpoints = {
  listLinks: defineEndpoint({
    method: 'GET',
    path: 'liens',
    access: permission('liens.view', { or: SEES_SOME_LINKS }),
    summary:
      'Direct links: of a title, of oneself, of everybody, or those that wait for a moderator',
    query: listLinksQuery,
    response: paginated(linkView),
  }),
  createLinks: defineEndpoint({
    method: 'POST',
    path: 'liens',
    access: userWith('liens.create', { or: 'nzb.create', quota: PENDING_LINKS_QUOTA }),
    summary:
      'Add direct links to a title, one per host and episode; or, by `typefile`, newsgroup files or torrents, one for each file at `url` that was sent to `release-files` before',
    body: createLinksForm,
    bodyForm: { maxBytes: LINK_BODY_BYTES },
    /** One of the lists, by `typefile`. `warnings`: the same is already on another title. */
    response: z.object({
      data: z.object({
        liens: z.array(linkView),
        nzbs: z.array(nzbView),
        torrents: z.array(torrentView),
        warnings: z.array(linkWarningView),
      }),
    }),
    status: 201,
  }),
  planLinks: defineEndpoint({
    method: 'POST',
    path: 'liens-plan',
    access: userWith('liens.create'),
    summary:
      'What adding direct links to a title would make of each line, and why not; nothing is written',
    body: planLinksForm,
    bodyForm: { maxBytes: LINK_BODY_BYTES },
    response: z.object({ plan: linkPlanView }),
  }),
  getLink: defineEndpoint({
    method: 'GET',
    path: 'liens/:id',
    access: permission('liens.view', { or: SEES_SOME_LINKS, record: true }),
    summary: 'One direct link',
    params: idParams,
    response: z.object({ model: linkView }),
  }),
  updateLink: defineEndpoint({
    method: 'PUT',
    path: 'liens/:id',
    access: withAccess(user, {
      record: true,
      version: true,
      quota: PENDING_LINKS_QUOTA,
      history: 'link',
    }),
    summary: 'Change a direct link',
    params: idParams,
    body: updateLinkForm,
    bodyForm: { maxBytes: LINK_BODY_BYTES },
    response: z.object({ data: z.object({ lien: linkView, warnings: z.array(linkWarningView) }) }),
  }),
  deleteLinks: defineEndpoint({
    method: 'DELETE',
    path: 'liens/:ids',
    access: withAccess(user, { record: true, version: true, history: 'link' }),
    summary: 'Delete direct links: all of them or, when one is out of reach, none',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
  validateLinks: defineEndpoint({
    method: 'POST',
    path: 'liens/:ids',
    access: staffWith('titles.update', { record: true, version: true, history: 'link' }),
    summary: 'Accept or, with a reason, deny direct links that wait for a moderator',
    params: idsParams,
    body: validateLinksForm,
    response: validatedAnswer,
  }),
  getLinkNfo: defineEndpoint({
    method: 'GET',
    path: 'liens/:id/nfo',
    access: permission('liens.view', { or: SEES_SOME_LINKS, record: true }),
    summary: 'The nfo of a direct link',
    params: idParams,
    response: z.object({ nfo: z.object({ nfo: z.string().nullable() }) }),
  }),
  listLinksOverview: defineEndpoint({
    method: 'GET',
    path: 'liens-overview',
    access: userWith('liens.create', { or: 'nzb.create' }),
    summary:
      'Titles with their numbers of links: all for moderators, else those with own links (any, when searching)',
    list: linksOverviewList,
    query: linksOverviewQuery,
    response: paginated(linksOverviewView),
  }),
}
