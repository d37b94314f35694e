import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { siteFont } from '../themes/site-fonts.ts'
import { SITE_FONT_MAX_BYTES } from './appearance-fonts.ts'
import { appearanceView, draftForm, seenDraft } from './appearance.schemas.ts'

/** Menus and themes as they were, and as they shall be. */
const DRAFT_MAX_BYTES = 1024 * 1024
const noHistory = 'A draft changes nothing that anybody sees: what is published is written down.'

export const appearanceEndpoints = {
  getAppearance: defineEndpoint({
    method: 'GET',
    path: 'appearance',
    access: staffWith('appearance.update'),
    summary: 'How the site looks, what there is to be changed, and the draft of it',
    response: appearanceView,
  }),
  getMenuAudience: defineEndpoint({
    method: 'GET',
    path: 'appearance/audience',
    access: staffWith('appearance.update'),
    summary: 'To whom entries of menus may be shown',
    response: z.object({
      roles: z.array(z.object({ id: z.number(), name: z.string() })),
      permissions: z.array(z.string()),
    }),
  }),
  sendSiteFont: defineEndpoint({
    method: 'POST',
    path: 'appearance/fonts',
    access: staffWith('appearance.update', { noHistory }),
    summary:
      'Keep a font, field `file`, WOFF2 or WOFF, and say what it is, for a draft to name; what nothing names goes after thirty days',
    bodyForm: { files: { file: { maxBytes: SITE_FONT_MAX_BYTES } } },
    body: z.object({}),
    response: z.object({ font: siteFont }),
    status: 201,
  }),
  saveAppearanceDraft: defineEndpoint({
    method: 'PUT',
    path: 'appearance/draft',
    access: staffWith('appearance.update', { noHistory }),
    summary: 'Keep what shall be otherwise, for those alone who edit the appearance',
    bodyForm: { kinds: ['json'], maxBytes: DRAFT_MAX_BYTES },
    body: draftForm,
    response: appearanceView,
  }),
  publishAppearance: defineEndpoint({
    method: 'POST',
    path: 'appearance/publish',
    access: staffWith('appearance.update', { inPerson: true, history: 'settings' }),
    summary: 'Show everybody what the draft has',
    body: seenDraft,
    response: appearanceView,
  }),
  discardAppearanceDraft: defineEndpoint({
    method: 'POST',
    path: 'appearance/discard',
    access: staffWith('appearance.update', { noHistory }),
    summary: 'Throw the draft away',
    body: seenDraft,
    response: appearanceView,
  }),
}
