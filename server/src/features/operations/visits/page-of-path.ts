/** What a page shows, as reports tell pages apart. */
export interface SeenPage {
  readonly page: string
  readonly titleId?: number
  readonly season?: number
  readonly episode?: number
  readonly videoId?: number
}

const ID = String.raw`(?<id>\d{1,15})`
const EPISODE = String.raw`season/(?<season>\d{1,9})(?:/episode/(?<episode>\d{1,9}))?`

/** The first that fits says it. */
const PAGES: readonly (readonly [page: string, path: RegExp])[] = [
  ['home', /^\/$/],
  ['download', new RegExp(`^/titles/${ID}/(?:${EPISODE}/)?download$`)],
  ['season', new RegExp(`^/titles/${ID}/[^/]+/${EPISODE}$`)],
  ['title', new RegExp(`^/titles/${ID}(?:/|$)`)],
  ['watch', /^\/watch\/(?<video>\d{1,15})$/],
  ['download', /^\/download\//],
  ['person', /^\/people\//],
  ['list', /^\/lists(?:\/|$)/],
  ['news', /^\/news(?:\/|$)/],
  ['search', /^\/search(?:\/|$)/],
  ['profile', /^\/(?:user|get-user)\//],
  ['request', /^\/requests(?:\/|$)/],
  ['calendar', /^\/calendar$/],
  ['page', /^\/pages\//],
  [
    'account',
    /^\/(?:account-settings|billing|following|history|notifications|workspaces|login|register|forgot-password|password|pricing|workspace)(?:\/|$)/,
  ],
  ['other', /^\/(?:contact|landing|takedown|transparency|withdrawn|offline|404)(?:\/|$)/],
  ['channel', /^\/(?:channel\/)?[^/]+(?:\/[^/]+)?$/],
]

/** Tended by staff, or made for programs: nobody visits the site there. */
const NOT_COUNTED = /^\/(?:admin|api-docs|setup)(?:\/|$)/

/** What lies at a path without base path and query; undefined for what is no page of the site's readers. */
export function pageOfPath(path: string): SeenPage | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  if (NOT_COUNTED.test(plain)) return undefined
  for (const [page, pattern] of PAGES) {
    const found = pattern.exec(plain)
    if (found) return seen(page, found.groups ?? {})
  }
  return { page: 'other' }
}

function seen(page: string, groups: Readonly<Record<string, string | undefined>>): SeenPage {
  const { id, season, episode, video } = groups
  return {
    page: page === 'season' && episode !== undefined ? 'episode' : page,
    ...(id !== undefined && { titleId: Number(id) }),
    ...(season !== undefined && { season: Number(season) }),
    ...(episode !== undefined && { episode: Number(episode) }),
    ...(video !== undefined && { videoId: Number(video) }),
  }
}
