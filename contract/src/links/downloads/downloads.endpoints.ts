import { z } from 'zod'
import { token } from '../../core/input.ts'
import { HUMAN_CHECK_TOKEN_MAX_LENGTH } from '../../accounts/human-check/human-check.schemas.ts'
import { seasonOrEpisode } from '../../catalogue/titles/titles.schemas.ts'
import { premium, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idList, idParams } from '../../core/list-query.ts'
import { SEES_SOME_LINKS } from '../links/links.constants.ts'
import {
  bestLinksView,
  debridingForm,
  debridingView,
  downloadPageView,
  downloadResultView,
  DOWNLOADS_AT_ONCE,
} from './downloads.schemas.ts'

const debriding = {
  method: 'POST',
  access: withAccess(premium, {
    record: true,
    noVersion: 'It takes and changes nothing that anybody decides about.',
  }),
  summary:
    'Turn a link, or the file of a video, into a direct one through an own account at a debrid service',
  body: debridingForm,
  response: debridingView,
} as const

export const downloadEndpoints = {
  getTitleDownload: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/download',
    access: userWith('liens.view', {
      or: SEES_SOME_LINKS,
      noRecord: "The title is everybody's; which links of it are shown is decided link by link.",
    }),
    summary:
      'A title with its numbers of links: for its download page, and for forms of contributions',
    params: idParams,
    response: downloadPageView,
  }),
  getEpisodeDownload: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/season/:season/episode/:episode/download',
    access: userWith('liens.view', {
      noRecord: "The title is everybody's; which links of it are shown is decided link by link.",
    }),
    summary: 'Data of the download page of an episode',
    params: idParams.extend({ season: seasonOrEpisode, episode: seasonOrEpisode }),
    response: downloadPageView,
  }),
  getBestLinks: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/best-links',
    access: userWith('liens.view', {
      noRecord: "The title is everybody's; only links that everybody sees are offered.",
    }),
    summary: 'The links of a title that suit the reader best, and why',
    params: idParams,
    response: bestLinksView,
  }),
  getDownloadResult: defineEndpoint({
    method: 'GET',
    path: 'liens/:id/download',
    access: userWith('liens.view', { record: true }),
    summary: 'The download of a link, at once, for premium members',
    params: idParams,
    response: downloadResultView,
  }),
  requestDownloadResult: defineEndpoint({
    method: 'POST',
    path: 'liens/:id/download',
    access: userWith('liens.view', {
      record: true,
      noVersion: 'It takes and changes nothing that anybody decides about.',
      botCheck: 'download',
    }),
    summary: 'The download of a link, after the human check',
    params: idParams,
    body: z.object({ token: token({ max: HUMAN_CHECK_TOKEN_MAX_LENGTH }).optional() }),
    response: downloadResultView,
  }),
  downloadSeveral: defineEndpoint({
    method: 'POST',
    path: 'download-premium/:ids',
    access: withAccess(premium, {
      record: true,
      noVersion: 'It takes and changes nothing that anybody decides about.',
    }),
    summary:
      'The downloads of several links at once, each with what became of it: all may be seen or none is given',
    params: z.object({
      ids: idList.refine((ids) => ids.length <= DOWNLOADS_AT_ONCE, 'At most 20 links at once'),
    }),
    body: z.object({
      /** Nobody checks premium members; clients send it all the same. */
      token: token({ max: HUMAN_CHECK_TOKEN_MAX_LENGTH }).optional(),
      /** Whether they are turned into direct ones, where that is not as the member prefers. */
      debrid: z.boolean().optional(),
    }),
    response: z.object({ liens: z.array(downloadResultView) }),
  }),
  unlockLink: defineEndpoint({ ...debriding, path: 'debriding' }),
  unlockLinkAbsolutely: defineEndpoint({ ...debriding, path: '/debriding' }),
}
