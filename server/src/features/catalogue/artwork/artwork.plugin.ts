import {
  ARTWORK_KINDS,
  artworkCardUrl,
  artworkKind,
  artworkUrl,
  drawnSubject,
  SCENE_WIDTH,
  tallArtworkUrl,
} from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import { isTitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { isKept, sendArtwork, tagOf } from './artwork.presenter.ts'
import { findArtwork, findArtworkByName, type FoundArtwork } from './artwork.service.ts'
import { admitToPicture, type KeptBy } from './picture-access.service.ts'
import { ARTWORK_FORMS, type ArtworkForm, drawForm, isDrawnAs, isWordless } from './draw-form.ts'
import { createRasteriser, isBusy } from './rasterise-artwork.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'

const KEEP_FOR_EVER = 'max-age=31536000, immutable'
const KEEP_AN_HOUR = 'max-age=3600'
const LONGEST_NAME = 120
const LARGEST_ID = 9_007_199_254_740_991
type Extension = 'svg' | 'png'
/** Points across of the rasterised forms: a card as link previews want it, a poster for those that cannot show drawings. */
const RASTER_WIDTHS = {
  poster: 600,
  tall: 600,
  card: 1200,
  scene: SCENE_WIDTH,
  portrait: 480,
} as const
/** Of the forms that had addresses by name. */
const ADDRESSES = { poster: artworkUrl, tall: tallArtworkUrl, card: artworkCardUrl } as const
const FORMER_FORMS = ['poster', 'tall', 'card'] as const
const RETRY_SECONDS = 2

/**
 * `/artwork/poster/title/12/1x9fy2.svg`, `/artwork/card/title/12/1x9fy2.png`: drawn of what a record holds, never of what
 * the address says, and kept by browsers and proxies for ever (by browsers only, where guests may not see the record). Addresses used to hold type, year and name
 * (`movie/1922/Nosferatu`): they lead to the record they were made for, for link previews keep them.
 */
export function registerArtwork(
  app: FastifyInstance,
  platform: Needs<'readDb' | 'clock' | 'config' | ToReadSettings>,
): void {
  const draw = createDrawing(platform)
  app.get(
    '/artwork/:form/:kind/:id/:file',
    { config: { door: 'artwork' } },
    async (request, reply) => {
      const params = request.params as AddressParts
      const asked = readAddress(params)
      const named = asked ? undefined : readFormerAddress(params)
      const kind = asked?.kind ?? (named && artworkKind(named.type))
      if (!kind) throw new AppError('notFound')
      const keptBy = await admitToPicture(platform, kind, request, reply)
      const found =
        asked && (await findArtwork(platform, { ...asked, isWordless: isWordless(asked.form) }))
      if (found) return draw(reply, found, { ...asked, keptBy })
      const subject = named && (await findArtworkByName(platform, named))
      if (!subject) throw new AppError('notFound')
      const address = ADDRESSES[named.form](subject).replace(/\w+$/, named.extension)
      return reply
        .header('cache-control', `${keptBy}, ${KEEP_AN_HOUR}`)
        .redirect(`${platform.config.basePath}${address}`, 302)
    },
  )
}

type AddressParts = Record<'form' | 'kind' | 'id' | 'file', string>

function createDrawing(platform: Needs<'config'>) {
  const rasterise = createRasteriser(platform)
  return async (
    reply: FastifyReply,
    { subject, isCurrent }: FoundArtwork,
    { form, extension, keptBy }: { form: ArtworkForm; extension: Extension; keptBy: KeptBy },
  ) => {
    const cacheControl = `${keptBy}, ${isCurrent ? KEEP_FOR_EVER : KEEP_AN_HOUR}`
    if (extension === 'svg') return sendArtwork(reply, subject, form, cacheControl)
    const svg = drawForm(drawnSubject(subject), form, false)
    const tag = tagOf(svg)
    if (isKept(reply, tag, cacheControl)) return reply
    try {
      const png = await rasterise(svg, RASTER_WIDTHS[form], tag)
      return await reply.type('image/png').send(png)
    } catch (error) {
      if (!isBusy(error)) throw error
      return reply
        .code(503)
        .removeHeader('etag')
        .header('retry-after', RETRY_SECONDS)
        .header('cache-control', 'no-store')
        .send()
    }
  }
}

function readAddress({ form, kind, id, file }: AddressParts) {
  const [, version, extension] = /^([0-9a-z]{1,8})\.(svg|png)$/.exec(file) ?? []
  const knownForm = ARTWORK_FORMS.find((candidate) => candidate === form)
  const knownKind = ARTWORK_KINDS.find((candidate) => candidate === kind)
  if (!knownForm || !knownKind || !version || !/^[1-9]\d{0,15}$/.test(id)) return undefined
  if (Number(id) > LARGEST_ID || !isDrawnAs(knownKind, knownForm)) return undefined
  return {
    form: knownForm,
    kind: knownKind,
    id: Number(id),
    version,
    extension: extension as Extension,
  }
}

function readFormerAddress({ form, kind: type, id: year, file }: AddressParts) {
  const [, name = '', extension] = /^(\P{Cc}+)\.(svg|png)$/u.exec(file.trim()) ?? []
  const knownForm = FORMER_FORMS.find((candidate) => candidate === form)
  const isKnown = isTitleType(type) || type === 'person' || type === 'channel'
  if (!knownForm || !isKnown || !/^\d{1,4}$/.test(year) || name.trim() === '') return undefined
  if ([...name].length > LONGEST_NAME) return undefined
  return {
    form: knownForm,
    extension: extension as Extension,
    type,
    name,
    year: Number(year) || null,
  }
}
