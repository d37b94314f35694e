import type { StoredNotificationData } from '@mediatheque/contract/accounts/notifications/notifications.schemas.ts'
import type { Followed } from '../follows.repository.ts'
import type { Happened, NewsOf } from './news-content.repository.ts'

/** Names that a notification lists before it says how many more there are. */
const MOST_NAMED = 3

type Line = StoredNotificationData['lines'][number]

/** Keys of language lines. */
const HEADINGS = {
  title: 'New on “:name”',
  person: 'New with :name',
  list: 'New in the list “:name”',
  user: 'New from :name',
} as const
const COUNTS: Readonly<Record<string, string>> = {
  season: '[one 1 new season|other :count new seasons]',
  episode: '[one 1 new episode|other :count new episodes]',
  link: '[one 1 new link|other :count new links]',
  nzb: '[one 1 new nzb|other :count new nzbs]',
  torrent: '[one 1 new torrent|other :count new torrents]',
}
const NAMED: Readonly<Record<string, string>> = {
  work: '“:title”',
  entry: '“:title”',
  list: 'List: “:title”',
  review: 'Review: “:title”',
}
const PAGES = { title: '/titles', person: '/people', list: '/lists', user: '/user' } as const

/** One notification of all that happened to something. */
export function writeNews(
  { kind, id }: Followed,
  { name, happened }: NewsOf,
): StoredNotificationData {
  return {
    lines: [
      { content: HEADINGS[kind], values: { name }, type: 'primary' },
      ...countLines(happened),
      ...nameLines(happened.filter(({ what }) => Object.hasOwn(NAMED, what))),
    ],
    mainAction: { action: `${PAGES[kind]}/${id}`, label: 'See the page' },
  }
}

function countLines(happened: readonly Happened[]): Line[] {
  return Object.entries(COUNTS).flatMap(([what, content]) => {
    const count = happened.filter((one) => one.what === what).length
    return count > 0 ? [{ content, values: { count }, type: 'secondary' as const }] : []
  })
}

function nameLines(named: readonly Happened[]): Line[] {
  const lines = named.slice(0, MOST_NAMED).map(({ what, name }): Line => {
    return { content: NAMED[what]!, values: { title: name ?? '' }, type: 'secondary' }
  })
  const count = named.length - lines.length
  if (count > 0)
    lines.push({
      content: '[one and 1 more|other and :count more]',
      values: { count },
      type: 'secondary',
    })
  return lines
}
