import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendKeptText } from '../../../platform/http/send-kept-text.ts'
import type { Needs } from '../../../platform/platform.ts'
import { readerLanguage, translatorOf } from '../localizations/localizations.service.ts'
import { getPublicSettings, type ToReadSettings } from '../settings/settings.service.ts'
import { ICON_PURPOSES } from './draw-icon.ts'
import { buildIcon, buildManifest, ICON_SIZES } from './install.service.ts'
import { offlineDocument } from './offline-document.ts'

const KEPT_FOR = 'private, max-age=600'
const ICON_KEPT_FOR = 'public, max-age=86400'
const GUEST = { user: null }

/** What makes the site an app of a device: its manifest, its icons, and what it shows without the network. */
export function registerInstall(
  app: FastifyInstance,
  platform: Needs<'config' | 'features' | ToReadSettings>,
): void {
  const config = { door: 'install' }
  app.get('/manifest.webmanifest', { config }, async (request, reply) => {
    const manifest = await buildManifest(platform, await readerLanguage(platform, GUEST, request))
    const typed = reply.type('application/manifest+json; charset=utf-8')
    return sendKeptText(typed, JSON.stringify(manifest), KEPT_FOR)
  })
  app.get('/icons/:file', { config }, async (request, reply) => {
    const { file } = request.params as { file: string }
    const [, name, width] = /^([a-z]+)-(\d{3})\.png$/.exec(file) ?? []
    const purpose = ICON_PURPOSES.find((known) => known === name)
    const size = ICON_SIZES.find((known) => String(known) === width)
    if (!purpose || !size) throw new AppError('notFound')
    const icon = await buildIcon(platform, purpose, size)
    return reply.type('image/png').header('cache-control', ICON_KEPT_FOR).send(icon)
  })
  app.get('/offline', { config }, async (request, reply) => {
    const language = await readerLanguage(platform, GUEST, request)
    const { branding } = await getPublicSettings(platform)
    const t = await translatorOf(platform, language)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('x-robots-tag', 'noindex')
      .send(offlineDocument({ language, site: branding.site_name, t }))
  })
}
