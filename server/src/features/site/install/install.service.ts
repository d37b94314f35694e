import sharp from 'sharp'
import type { Needs } from '../../../platform/platform.ts'
import {
  getPublicSettings,
  getSettings,
  SETTINGS_TAG,
  type ToReadSettings,
} from '../settings/settings.service.ts'
import { drawIcon, type IconPurpose } from './draw-icon.ts'

type ToInstall = Needs<'config' | 'features' | ToReadSettings>

const ICON_SECONDS = 86_400
/** What devices ask for: 180 for those that read no manifest. */
export const ICON_SIZES = [180, 192, 512] as const
export type IconSize = (typeof ICON_SIZES)[number]
const SHORTEST = 12

/** Of the shipped themes, by their brightness (tokens.css). */
const SHIPPED = {
  dark: { ground: '#0c1015', accent: '#ffb347' },
  light: { ground: '#faf7f1', accent: '#8a4f00' },
} as const

const isColour = (text: string | undefined): text is string =>
  text !== undefined && /^#[0-9a-f]{6}$/i.test(text)

/** The colours of the app: as they are set, else those of the theme that visitors begin with. */
async function coloursOf(platform: ToInstall) {
  const [{ install }, { themes }] = await Promise.all([
    getSettings(platform),
    getPublicSettings(platform),
  ])
  const theme = themes.all.find(({ id }) => id === themes.default_id)
  const shipped = SHIPPED[theme?.is_dark === false ? 'light' : 'dark']
  const own = (name: string) => {
    const value = theme?.values[name]
    return isColour(value) ? value : undefined
  }
  return {
    ground: install.background ?? own('--ground') ?? shipped.ground,
    accent: install.colour ?? own('--accent') ?? shipped.accent,
  }
}

/** The web app manifest: https://www.w3.org/TR/appmanifest/ */
export async function buildManifest(platform: ToInstall, language: string): Promise<object> {
  const { basePath } = platform.config
  const [{ install, branding }, { ground, accent }] = await Promise.all([
    getSettings(platform),
    coloursOf(platform),
  ])
  const version = accent.slice(1).toLowerCase()
  const drawn = (size: IconSize, purpose: IconPurpose) => ({
    src: `${basePath}/icons/${purpose}-${size}.png?v=${version}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const own = install.icon?.startsWith('/') ? basePath + install.icon : install.icon
  return {
    id: `${basePath}/`,
    name: branding.site_name,
    short_name: install.short_name || shorten(branding.site_name),
    ...(branding.description && { description: branding.description }),
    lang: language,
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [
      ...(own ? [{ src: own, sizes: 'any', purpose: 'any' }] : []),
      drawn(192, 'any'),
      drawn(512, 'any'),
      drawn(512, 'maskable'),
    ],
  }
}

/** By whole words, where they are short enough. */
function shorten(name: string): string {
  if (name.length <= SHORTEST) return name
  const cut = name.slice(0, SHORTEST + 1)
  const end = cut.lastIndexOf(' ')
  return end > 0 ? cut.slice(0, end) : name.slice(0, SHORTEST)
}

/** The sign of the site in its colour, as PNG. */
export async function buildIcon(
  platform: ToInstall,
  purpose: IconPurpose,
  size: IconSize,
): Promise<Buffer> {
  return platform.cache.remember(
    `app-icon:${purpose}:${size}`,
    { ttlSeconds: ICON_SECONDS, tags: [SETTINGS_TAG] },
    async () => {
      const svg = drawIcon((await coloursOf(platform)).accent, purpose)
      return sharp(Buffer.from(svg)).resize(size, size).png().toBuffer()
    },
  )
}
