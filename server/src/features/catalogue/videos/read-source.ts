import { describeEmbed, readEmbedAddress } from '@mediatheque/contract/core/rich-text/embeds.ts'
import { youtubeFilm } from '@mediatheque/contract/catalogue/titles/youtube.ts'
import type { VideoType } from '@mediatheque/contract/catalogue/videos/video-types.ts'
import { readEmbedSource } from '@mediatheque/contract/catalogue/watch/embed-source.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import { isInsideHost } from '../../../platform/outbound/public-address.ts'
import type { Needs } from '../../../platform/platform.ts'
import { openPlayedFile } from '../../operations/files/files.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'

/** What this site plays itself: files that were sent to it, and what it came with. */
const OWN_FILE = /^\/files\/([1-9]\d{0,14})\/[\w.-]+$/
const OWN_SAMPLE = /^\/samples\/[\w./-]+$/
const LEADS_ELSEWHERE = /(^|\/)\.{1,2}(\/|$)|\/\//
/** Players read lists of pieces by their endings. */
const PLAYLIST = /\.(m3u8|mpd)$/i

type ToRead = Needs<'db' | ToReadSettings>

/**
 * The address that a video of this type is kept under, for what somebody typed or pasted: what the player would read out of
 * it, and nothing else.
 * @throws AppError validation on `src`
 */
export async function readSource(
  platform: ToRead,
  type: VideoType,
  written: string,
): Promise<string> {
  const source = written.trim()
  if (type === 'embed') return readPlayer(platform, source)
  if (source.startsWith('/') && !source.startsWith('//')) return readOwn(platform, type, source)
  const url = readAddress(source)
  await assertOutside(platform, 'src', url)
  if (type === 'stream' && !PLAYLIST.test(url.pathname))
    throw fieldError('src', 'The address of a stream ends in .m3u8 or .mpd.')
  return url.href
}

/**
 * Where the preview pictures of a video are described.
 * @throws AppError validation on `storyboard`
 */
export async function readStoryboard(platform: ToRead, written: string): Promise<string> {
  const source = written.trim()
  if (source.startsWith('/')) {
    await assertOwn(platform, 'storyboard', source)
    return source
  }
  const url = readAddress(source, 'storyboard')
  await assertOutside(platform, 'storyboard', url)
  return url.href
}

function readAddress(source: string, field = 'src'): URL {
  const url = /^https?:\/\/[^\s\\]+$/i.test(source) && URL.canParse(source) && new URL(source)
  if (!url || !/^https?:$/.test(url.protocol))
    throw fieldError(field, 'Please enter an address that begins with https:// or http://.')
  if (url.username || url.password)
    throw fieldError(
      field,
      'An address must not hold a name and a password: everybody would see them.',
    )
  return url
}

/** What the frame shows is the address alone, whatever markup came around it; a page of a known site becomes its player. */
async function readPlayer(platform: ToRead, source: string): Promise<string> {
  const url = readEmbedSource(source)
  if (!url)
    throw fieldError(
      'src',
      'Please enter the address of a player, or the code that its site offers.',
    )
  if (url.username || url.password)
    throw fieldError(
      'src',
      'An address must not hold a name and a password: everybody would see them.',
    )
  if (youtubeFilm(url.href) !== undefined) return url.href
  const known = readEmbedAddress(url.href)
  const player = known === undefined ? undefined : describeEmbed(known)?.player
  if (player !== undefined) return player
  if (url.protocol !== 'https:')
    throw fieldError('src', 'Pages show players of encrypted sites alone: https://.')
  await assertOutside(platform, 'src', url)
  return url.href
}

async function readOwn(platform: ToRead, type: VideoType, source: string): Promise<string> {
  if (type !== 'video' && type !== 'stream')
    throw fieldError('src', 'Please enter an address that begins with https:// or http://.')
  if (type === 'stream' && !PLAYLIST.test(source))
    throw fieldError('src', 'The address of a stream ends in .m3u8 or .mpd.')
  await assertOwn(platform, 'src', source)
  return source
}

async function assertOwn({ db }: ToRead, field: string, source: string): Promise<void> {
  const [, file] = OWN_FILE.exec(source) ?? []
  const isPlain = !LEADS_ELSEWHERE.test(source)
  if (isPlain && OWN_SAMPLE.test(source)) return
  const isThere =
    isPlain &&
    file !== undefined &&
    (await openPlayedFile({ db }, file).then(
      () => true,
      () => false,
    ))
  if (!isThere) throw fieldError(field, 'There is no such file on this site.')
}

/** Nothing leads members, or the site when it looks, into somebody's own network, but to what the settings name of it. */
async function assertOutside(platform: ToRead, field: string, url: URL): Promise<void> {
  if (!isInsideHost(url.hostname)) return
  const { link_checks: settings } = await getSettings(platform)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const named = settings.inside_hosts.split(',').map((host) => host.trim().toLowerCase())
  if (named.includes(`${url.hostname}:${port}`)) return
  throw fieldError(field, 'This address leads into a private network.')
}
