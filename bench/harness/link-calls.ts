import { COMMENT_ORDERS } from '../../contract/src/community/comments/comments.schemas.ts'
import { LINK_ORDERS } from '../../contract/src/links/links/links.schemas.ts'
import { RELEASE_ORDERS } from '../../contract/src/links/releases/releases.schemas.ts'
import type pg from 'pg'
import type { BenchReader, PublicCall } from './public-pages.ts'

const STATEMENTS = 12
/** What a queue looks at along the index of an order, and what it finds besides: each row may lie on a page of its own. */
const MOST_QUEUE_PAGES = 15_000
const USUAL_PAGES = 1000
const ALL_TIMES = 'start=1990-01-01T00:00:00Z&end=2100-01-01T00:00:00Z'
/** Two counts of each figure, and who asks. */
const MOST_FIGURES = 24
/** Ten thousand entries of an index. */
const PAGES_OF_A_FIGURE = 400
/** Every value is one that few have: what a filter looks for longest. */
const FILTERS = [
  'season=1',
  'season=1&episode=2',
  'qualite=3',
  'langues=9',
  'subs=9',
  'active=2',
  'query=zz',
]

const both = (orders: readonly string[]) =>
  orders.flatMap((order) => ['asc', 'desc'].map((way) => `orderBy=${order}&orderDir=${way}`))

/** Every order and filter that lists of contributions and comments offer, to everybody who may ask for it. */
export async function listContributionCalls(pool: pg.Pool): Promise<PublicCall[]> {
  const { rows } = await pool.query<{ film: number; waiting: number; thread: number }>(`
    select (select id::int from titles order by links_count desc, id limit 1) film,
      (select count(*)::int from link_queue) waiting,
      (select id::int from comments where commentable_id = 1 and parent_id is null order by id limit 1) thread`)
  const found = rows[0]
  if (!found) return []
  const { film, waiting, thread } = found
  const ask = (page: string, as: BenchReader, path: string): PublicCall => ({
    page,
    as,
    path: `/api/v1/${path}`,
    statements: STATEMENTS,
  })
  const listsOf = (path: string, orders: readonly string[], filters: readonly string[]) => {
    const whole = ['', ...both(['created_at']), 'page=100&perPage=100']
    const narrow = ['', ...both(orders), ...filters]
    const own = { uploader: 'liens', moderator: 'adminliens', member: loaderOf[path]! } as const
    return (Object.entries(own) as [BenchReader, string][]).flatMap(([as, loader]) => [
      ...whole.map((query) => ask(path, as, `${path}?loader=${loader}&${query}`)),
      ...narrow.map((query) => ask(path, as, `${path}?loader=${loader}&title_id=${film}&${query}`)),
    ])
  }
  const queues = (path: string, orders: readonly string[], filters: readonly string[]) =>
    ['loader=admin-links-validation', 'loader=adminliens&reported=1'].flatMap((queue) =>
      ['', ...both(orders.filter((order) => order !== 'checked_date')), ...filters].map(
        (query) => ({
          ...ask('queue', 'moderator', `${path}?${queue}&${query}`),
          pages: Math.min(waiting, MOST_QUEUE_PAGES) + USUAL_PAGES,
        }),
      ),
    )
  const linkFilters = [...FILTERS, 'id_host=3']
  return [
    ...listsOf('liens', LINK_ORDERS, linkFilters),
    ...queues('liens', LINK_ORDERS, linkFilters),
    ...listsOf('nzb', RELEASE_ORDERS, FILTERS),
    ...queues('nzb', RELEASE_ORDERS, FILTERS),
    ...listsOf('torrents', RELEASE_ORDERS, FILTERS),
    ...queues('torrents', RELEASE_ORDERS, FILTERS),
    ...(['uploader', 'moderator'] as const).flatMap((as) =>
      [
        '',
        ...both(['updated_at']),
        'orderBy=linkadded_at&orderDir=desc',
        'query=the',
        'loader=liens',
      ].map((query) => ask('overview', as, `liens-overview?${query}`)),
    ),
    ask('overview', 'moderator', 'liens-overview?orderBy=linkadded_at&orderDir=asc'),
    ask('queue', 'moderator', 'admin/queues'),
    ask('overview', 'moderator', 'admin/overview'),
    ...['', '&compareStart=1990-01-01T00:00:00Z&compareEnd=2100-01-01T00:00:00Z'].map(
      (compared) => ({
        ...ask('overview', 'admin', `admin/figures?${ALL_TIMES}${compared}`),
        statements: MOST_FIGURES,
        pages: PAGES_OF_A_FIGURE,
        isBounded: true,
        countsUpToABound: true,
      }),
    ),
    ask('download', 'member', `titles/${film}/links-filters`),
    ...['', ...both(COMMENT_ORDERS), 'query=zz'].map((query) =>
      ask(
        'comments',
        'member',
        `commentable/comments?commentable_type=title&commentable_id=1&${query}`,
      ),
    ),
    ask('comments', 'member', `commentable/comments/${thread}/replies`),
  ]
}

const loaderOf: Record<string, string> = {
  liens: 'linksdl',
  nzb: 'nzbdl',
  torrents: 'torrentdl',
}
