import type { ParsedResult } from '@viren070/parse-torrent-title'

type Parsed = Pick<ParsedResult, 'resolution' | 'quality' | 'codec' | 'audio' | 'threeD' | 'region'>

/** Formats that name themselves, by their word. */
const BY_WORD: Readonly<Record<string, string>> = {
  EPUB: 'EPUB',
  PDF: 'PDF',
  MOBI: 'MOBI',
  AZW3: 'AZW3',
  CBZ: 'CBZ',
  CBR: 'CBR',
  DJVU: 'DJVU',
  APK: 'APK (Android)',
  DMG: 'DMG (macOS)',
  APPIMAGE: 'AppImage (Linux)',
  ALAC: 'ALAC',
  OPUS: 'Opus',
  R5: 'R5',
}
/** Sources that have one quality, whatever their resolution. */
const BY_SOURCE: Readonly<Record<string, string>> = {
  CAM: 'CAM',
  TeleSync: 'TS',
  TeleCine: 'TS',
  SCR: 'DVDSCR',
  DVDRip: 'DVDRIP',
  DVD: 'DVD-R',
  BDRip: 'BDRIP',
  BRRip: 'BDRIP',
  TVRip: 'TVRIP',
  VHSRip: 'VHSRIP',
}

/** The label under which the lists of the site may have the quality that a release name seems to mean. */
export function qualityOfName(parsed: Parsed, words: readonly string[]): string | null {
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word))
  const word = words.find((one) => Object.hasOwn(BY_WORD, one))
  const { quality = '', audio = [] } = parsed
  return (
    qualityOfPicture(parsed, has) ??
    BY_SOURCE[quality] ??
    (word && BY_WORD[word]) ??
    qualityOfSound(audio, words)
  )
}

function qualityOfPicture(parsed: Parsed, has: (pattern: RegExp) => boolean): string | null {
  const { quality = '', threeD } = parsed
  const height = heightOf(parsed.resolution)
  const isX265 = /^(?:x265|hevc|h265)$/i.test(parsed.codec ?? '')
  const isLarge = height === '2160p'
  if (has(/^4KLIGHT$/)) return 'ULTRA HD Light (x265)'
  if (has(/^HDLIGHT$/)) return withHeight('HDLight', height === '720p' ? height : '1080p')
  if (/REMUX/i.test(quality)) return isLarge ? 'REMUX 2160p' : 'REMUX'
  if (quality === 'BluRay') {
    if (threeD) return 'Blu-Ray 3D'
    if (isLarge) return isX265 ? 'ULTRA HD (x265)' : 'Blu-Ray 2160p'
    if (height === '1080p') return isX265 ? 'Blu-Ray 1080p (x265)' : 'Blu-Ray 1080p'
    return height === '720p' ? 'Blu-Ray 720p' : 'BDRIP'
  }
  if (quality === 'WEB-DL' || quality === 'WEB') return withHeight('WEB-DL', height)
  // The lists have neither of them that large.
  if (isLarge) return null
  if (quality === 'WEBRip') return withHeight('WEBRIP', height)
  return quality === 'HDTV' ? withHeight('HDTV', height) : null
}

const withHeight = (source: string, height: string | null) =>
  height === null ? source : `${source} ${height}`

function heightOf(resolution: string | undefined): '720p' | '1080p' | '2160p' | null {
  if (resolution === '4k' || resolution === '2160p') return '2160p'
  return resolution === '1080p' || resolution === '720p' ? resolution : null
}

function qualityOfSound(audio: readonly string[], words: readonly string[]): string | null {
  const text = words.join(' ')
  if (audio.includes('FLAC')) return /\b24 ?BITS?\b/.test(text) ? 'FLAC 24 bits' : 'FLAC'
  if (!audio.includes('MP3')) return null
  const [, rate] = /\b(320|256|192|128)(?: ?KBPS| ?K)?\b/.exec(text) ?? []
  return rate ? `MP3 ${rate}` : 'MP3 VBR'
}
