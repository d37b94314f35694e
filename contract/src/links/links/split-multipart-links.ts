import { SEASON_AND_EPISODE_MAX } from './links.constants.ts'
import {
  LINK_URL_MAX_LENGTH,
  type LinkUrlFault,
  normaliseLinkUrl,
  readLinkUrl,
} from './normalise-link-url.ts'
import { type KnownHost, recogniseHost } from './recognise-host.ts'

/** Links that one form may hold. */
export const MOST_LINES = 200

export interface SplitOptions {
  readonly text: string
  readonly hosts: readonly KnownHost[]
  readonly isSeries: boolean
  readonly isFullSeason: boolean
  /** Number of the first line's episode when every line is an episode; null when the lines are parts of one. */
  readonly startEpisode: number | null
  readonly allowUnknownHosts: boolean
}

export interface LinkPart {
  /** Where the form names it. */
  readonly line: number
  readonly url: string
  readonly normalisedUrl: string
}

/** A link that will be made: its parts are all on one host. */
export interface PlannedLink {
  /** Null for a host that nobody entered yet, where the settings allow one; `hostName` is then its domain. */
  readonly host: KnownHost | null
  readonly hostName: string
  readonly episode: number | null
  /** Where the form names it first. */
  readonly line: number
  readonly parts: readonly LinkPart[]
}

/** Why a line makes no link: `message` is a key of the language lines. */
export interface LineProblem {
  readonly line: number
  readonly message: string
  readonly values: Readonly<Record<string, string | number>>
}

export interface LinkPlan {
  readonly links: readonly PlannedLink[]
  readonly problems: readonly LineProblem[]
}

interface ReadLine extends LinkPart {
  readonly host: KnownHost | null
  readonly hostName: string
  readonly episode: number | null
}

/** What follows the last `::`, unless it goes on like an address does. */
const EPISODE_SUFFIX = /::([^/?#&=]*)$/
const EPISODE_NUMBER = /^\d{1,5}$/

const FAULT_MESSAGES: Record<LinkUrlFault, string> = {
  'too-long': 'Line :line: this link is longer than :most characters',
  'not-web': 'Line :line: please enter a link that starts with http:// or https://',
  'no-file': 'Line :line: this is the address of a site, not of a file',
}

/**
 * What a form's lines will become, the same for the preview and for the server. One link per line; lines of one host
 * are parts of one link. Of a series, `url::3` is a link of episode 3 (several lines of the same episode and host are
 * its parts), and with `startEpisode` each line is one episode more than the line above; a host's lines count alone.
 */
export function splitMultipartLinks(options: SplitOptions): LinkPlan {
  const problems: LineProblem[] = []
  const read: ReadLine[] = []
  const seen = new Set<string>()
  const lines = options.text
    .split(/\r?\n/)
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '')
  if (lines.length > MOST_LINES)
    return {
      links: [],
      problems: [
        {
          line: MOST_LINES + 1,
          message: 'At most :count lines at once',
          values: { count: MOST_LINES },
        },
      ],
    }
  for (const { text, line } of lines) {
    const result = readLine(text, line, options)
    if ('message' in result) problems.push(result)
    else if (seen.has(result.normalisedUrl))
      problems.push({ line, message: 'Line :line: this link is there twice', values: { line } })
    else {
      seen.add(result.normalisedUrl)
      read.push(result)
    }
  }
  const numbered = number(read, options)
  const isBeyond = ({ episode }: ReadLine) => (episode ?? 0) > SEASON_AND_EPISODE_MAX
  const beyond = numbered.filter(isBeyond).map(({ line }) => ({
    line,
    message: 'Line :line: episodes are numbered up to :most',
    values: { line, most: SEASON_AND_EPISODE_MAX },
  }))
  return {
    links: group(numbered.filter((line) => !isBeyond(line))),
    problems: [...problems, ...beyond].toSorted((a, b) => a.line - b.line),
  }
}

function readLine(text: string, line: number, options: SplitOptions): ReadLine | LineProblem {
  const suffix = EPISODE_SUFFIX.exec(text)
  const url = readLinkUrl(suffix ? text.slice(0, suffix.index).trim() : text)
  if (!(url instanceof URL))
    return { line, message: FAULT_MESSAGES[url], values: { line, most: LINK_URL_MAX_LENGTH } }
  const episode = suffix?.[1]?.trim()
  if (suffix && !options.isSeries)
    return { line, message: 'Line :line: only series have episodes', values: { line } }
  if (suffix && options.isFullSeason)
    return { line, message: 'Line :line: a full season has no episode number', values: { line } }
  if (episode !== undefined && !EPISODE_NUMBER.test(episode))
    return {
      line,
      message: 'Line :line: after :: comes the number of an episode, as in ::3',
      values: { line },
    }
  const host = recogniseHost(url.hostname, options.hosts)
  const domain = url.hostname.replace(/^www\./, '')
  if (!host && !options.allowUnknownHosts)
    return {
      line,
      message: 'Line :line: :domain is not a known host',
      values: { line, domain },
    }
  return {
    line,
    host,
    url: url.href,
    normalisedUrl: normaliseLinkUrl(url),
    hostName: host?.name ?? domain,
    episode: episode === undefined ? null : Number(episode),
  }
}

/** Method 2: lines without a number of their own count upwards from the start, each host for itself. */
function number(
  lines: readonly ReadLine[],
  { isSeries, isFullSeason, startEpisode }: SplitOptions,
): ReadLine[] {
  if (!isSeries || isFullSeason || startEpisode === null) return [...lines]
  const next = new Map<string, number>()
  return lines.map((line) => {
    const episode = line.episode ?? next.get(line.hostName) ?? startEpisode
    next.set(line.hostName, episode + 1)
    return { ...line, episode }
  })
}

function group(lines: readonly ReadLine[]): PlannedLink[] {
  const groups = new Map<string, PlannedLink & { parts: LinkPart[] }>()
  for (const { host, hostName, episode, line, url, normalisedUrl } of lines) {
    const key = `${hostName} ${episode}`
    const found = groups.get(key) ?? { host, hostName, episode, line, parts: [] }
    found.parts.push({ line, url, normalisedUrl })
    groups.set(key, found)
  }
  return [...groups.values()]
}
