import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'

/** Where what this site plays itself lies: what it came with, and files that were sent to it. */
const OWN = /^\/(?:samples|files)\//
/** What names others beside it, which players ask for at the same place. */
const NAMES_OTHERS = /\.(?:m3u8|mpd)$/i
/** An address works for so long at least: for a film, and for a page that was kept for guests. */
const LEAST_SECONDS = 4 * 3_600
/** Whoever asks within a step gets the same one, so that browsers keep what it led to. */
const STEP_SECONDS = 2 * 3_600
const MILLISECONDS = 1_000
const PURPOSE = 'media'
const MOST_FOLDERS = 8
const UNTIL = /^[1-9]\d{9,11}$/

type ToAddress = Needs<'clock' | 'secrets'>

/**
 * Where players find a film, sound, captions or pictures of this site: an address, below the base path, that ends. It is
 * nobody's own, since pages that were kept for guests carry it. What lies with others stays as it is.
 * @param namesOthers it leads on to what lies in the same folder, as playlists do: all of that opens by the same signature
 */
export function addressMedia(
  { clock, secrets }: ToAddress,
  url: string,
  { namesOthers = NAMES_OTHERS.test(url.split(/[?#]/, 1)[0]!) } = {},
): string {
  const asked = OWN.test(url) ? new URL(url, 'http://site') : undefined
  const path = asked && readPath(asked.pathname)
  if (!asked || path === undefined) return url
  const now = Math.floor(clock.now().getTime() / MILLISECONDS)
  const until = (Math.floor(now / STEP_SECONDS) + 1) * STEP_SECONDS + LEAST_SECONDS
  const [folder = path] = namesOthers ? foldersOf(path) : []
  return `/media/${until}/${secrets.sign(`${until}${folder}`, PURPOSE)}${asked.pathname}${asked.search}`
}

export interface MediaAddress {
  readonly until: string
  readonly signature: string
  /** Decoded, such as `/samples/film/master.m3u8`. */
  readonly path: string
}

/**
 * Looks whether an address was given out, for this path or for a folder above it.
 * @returns for how many seconds it still works
 * @throws AppError forbidden where it ended, or is none of ours
 */
export function admitMedia(
  { clock, secrets }: ToAddress,
  { until, signature, path }: MediaAddress,
): number {
  const left = UNTIL.test(until) ? Number(until) - clock.now().getTime() / MILLISECONDS : 0
  const isGivenOut =
    left > 0 &&
    isPlain(path) &&
    [path, ...foldersOf(path)].some((signed) =>
      secrets.isSignatureValid(`${until}${signed}`, signature, PURPOSE),
    )
  if (!isGivenOut)
    throw new AppError('forbidden', { message: 'This address has ended. Ask for it anew.' })
  return Math.floor(left)
}

/** The folders that a path lies in, the next first; never the one of everything. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1)
  return parts
    .slice(1, MOST_FOLDERS)
    .map((_, index) => `/${parts.slice(0, index + 2).join('/')}/`)
    .toReversed()
}

/** Nothing that would lead elsewhere once it is read as a place. */
const isPlain = (path: string) =>
  !/[\\\0]/.test(path) && !path.split('/').some((part) => part === '..' || part === '.')

function readPath(encoded: string): string | undefined {
  try {
    const path = decodeURIComponent(encoded)
    return isPlain(path) ? path : undefined
  } catch {
    return undefined
  }
}
