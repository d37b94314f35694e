import type { VideoView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { youtubeFilm } from '@mediatheque/contract/catalogue/titles/youtube.ts'

export type Provider = 'youtube' | 'audio' | 'hls' | 'dash' | 'video'

const ENDINGS: readonly (readonly [Provider, RegExp])[] = [
  ['hls', /\.m3u8$/i],
  ['dash', /\.mpd$/i],
  ['audio', /\.(mp3|m4a|aac|ogg|oga|opus|flac|wav)$/i],
]
/** Phones and tablets of Apple play HLS by themselves; tablets call themselves Macs, but have fingers on them. */
export const isAppleMobile = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

/** What plays an address: its ending says it. */
export function chooseProvider(
  src: string,
  device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): Provider {
  if (youtubeFilm(src)) return 'youtube'
  const path = src.split(/[?#]/, 1)[0]!
  const provider = ENDINGS.find(([, ending]) => ending.test(path))?.[0] ?? 'video'
  return provider === 'hls' && isAppleMobile(device) ? 'video' : provider
}

export type PlayerKind = 'native' | 'frame' | 'debrid' | 'outside' | 'unknown'

/** Which player shows a video: ours, that of another site, or none. `type` is any text: there may be kinds that this page does not know yet. */
export function choosePlayer(type: VideoView['type'] | (string & {}), src: string): PlayerKind {
  if (type === 'video' || type === 'stream') return 'native'
  if (type === 'embed') return youtubeFilm(src) ? 'native' : 'frame'
  if (type === 'infofile') return 'debrid'
  return type === 'external' ? 'outside' : 'unknown'
}
