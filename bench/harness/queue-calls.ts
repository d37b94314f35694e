import { LINK_ORDERS } from '../../contract/src/links/links/links.schemas.ts'
import { RELEASE_ORDERS } from '../../contract/src/links/releases/releases.schemas.ts'

const QUEUES = ['loader=admin-links-validation', 'loader=adminliens&reported=1']
const KINDS = [
  ['liens', LINK_ORDERS],
  ['nzb', RELEASE_ORDERS],
  ['torrents', RELEASE_ORDERS],
] as const

/** What many have, what few have, and what nothing has. */
const FILTERS = [
  'season=1',
  'season=1&episode=2',
  'season=97',
  'episode=9998',
  'qualite=16',
  'qualite=3',
  'qualite=9999',
  'langues=5',
  'langues=9',
  'langues=9999',
  'subs=2',
  'subs=9',
  'active=1',
  'active=2',
  'qualite=16&langues=9&season=3',
]
const WORDS = ['e', 'zz', 'the', 'love', 'contributor1', 'contributor17', 'qzxqzx', 'night of the']

/** Every order of each queue, each filter in several orders, and searches, as the moderator asks for them. */
export function queueCalls(): string[] {
  return KINDS.flatMap(([path, orders]) => {
    const ordered = orders
      .filter((order) => order !== 'checked_date')
      .flatMap((order) => ['asc', 'desc'].map((way) => `orderBy=${order}&orderDir=${way}`))
    const filters = [...FILTERS, ...(path === 'liens' ? ['id_host=3', 'id_host=9999'] : [])]
    const searches = WORDS.map((words) => `query=${encodeURIComponent(words)}`)
    const narrowed = [...filters, ...searches].flatMap((one) => [
      one,
      `${one}&orderBy=updated_at&orderDir=desc`,
      `${one}&orderBy=view&orderDir=asc`,
    ])
    return QUEUES.flatMap((queue) =>
      ['', 'page=20', 'page=100&perPage=100', ...ordered, ...narrowed].map(
        (query) => `/api/v1/${path}?${queue}&${query}`,
      ),
    )
  })
}
