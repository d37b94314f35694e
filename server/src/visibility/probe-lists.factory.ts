import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { z } from 'zod'
import { endpoints } from '../platform/contract/endpoints.ts'
import { WORDS } from './hidden.factory.ts'

/** What probes ask about. */
export interface Scene {
  readonly titleId: number
  /** Of somebody whom staff may look up. */
  readonly personId: number
  /** Of a list that everybody may see. */
  readonly listId: number
  /** What comments are looked for on besides the title. */
  readonly commented: readonly { readonly type: string; readonly id: number }[]
}

/** What lists ask for besides; a list that needs more and is not here fails. */
const NEEDED: Record<string, (scene: Scene) => Record<string, string>[]> = {
  'person-credits': ({ personId }) => [{ person_id: String(personId) }],
  'commentable/comments': ({ titleId, commented }) =>
    [{ type: 'title', id: titleId }, ...commented].map(({ type, id }) => ({
      commentable_type: type,
      commentable_id: String(id),
    })),
}
/** Lists that offer more of a title than of all titles are asked both ways. */
const OF_A_TITLE = new Set(['liens', 'nzb', 'torrents'])
const LOADERS: Record<string, readonly string[]> = {
  liens: ['linksdl', 'liens', 'adminliens', 'admin-links-validation'],
  nzb: ['nzbdl', 'liens', 'adminliens', 'admin-links-validation'],
  torrents: ['torrentdl', 'liens', 'adminliens', 'admin-links-validation'],
  'liens-overview': ['liens', 'adminliens'],
}
const FILTERED = ['query', 'name', 'url', 'lien', 'status', 'active'] as const

type Shaped = { shape: Record<string, z.ZodType> }
const shapeOf = ({ query }: Endpoint) => (query as unknown as Shaped | undefined)?.shape ?? {}

/** What others know; the catalogue is asked for none of it. */
const OF_OTHERS = ['media/import/search']

export const lists = Object.values<Endpoint>(endpoints).filter((endpoint) => {
  const shape = shapeOf(endpoint)
  if (OF_OTHERS.includes(endpoint.path)) return false
  return endpoint.method === 'GET' && ['query', 'orderBy', 'filters'].some((key) => key in shape)
})

function choicesOf(schema: z.ZodType | undefined): readonly string[] {
  if (!schema) return []
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    enum?: string[]
    anyOf?: { enum?: string[] }[]
  }
  return json.enum ?? json.anyOf?.flatMap((one) => one.enum ?? []) ?? []
}

function pathOf({ path }: Endpoint, { titleId, listId }: Scene): string {
  const values: Record<string, string> = {
    model: 'title',
    slugOrId: 'movies',
    season: '1',
    language: 'fr',
  }
  if (path.startsWith('lists/')) values['slugOrId'] = String(listId)
  return endpointUrl(path).replace(
    /:([A-Za-z]+)/g,
    (_, name: string) => values[name] ?? String(titleId),
  )
}

type Probe = Record<string, string | undefined>

/** Searched, sorted and filtered in every way that a list offers, and in some that it may not. */
function waysToAsk(endpoint: Endpoint): Probe[] {
  const shape = shapeOf(endpoint)
  const isSearchNeeded = shape['query']?.safeParse(undefined).success === false
  const words = 'query' in shape ? [...WORDS, 'zyx'] : []
  if (isSearchNeeded) return words.map((query) => ({ query }))
  const searches = [undefined, ...words]
  const orders = [undefined, ...choicesOf(shape['orderBy'])]
  return [
    ...searches.map((query) => ({ query })),
    ...orders.flatMap((orderBy) => ['asc', 'desc'].map((orderDir) => ({ orderBy, orderDir }))),
    ...FILTERED.map((key) => ({
      filters: encodeFilters([{ key, value: WORDS[0], operator: '=' }]),
    })),
  ]
}

/** Every way to look for a record without being shown it. */
export function probesOf(endpoint: Endpoint, scene: Scene): string[] {
  const { path } = endpoint
  const loaders = LOADERS[path] ?? [undefined]
  const titles = OF_A_TITLE.has(path) ? [undefined, String(scene.titleId)] : [undefined]
  const about: Probe[] = (NEEDED[path]?.(scene) ?? [{}]).flatMap((needed) =>
    loaders.flatMap((loader) => titles.map((title_id) => ({ ...needed, loader, title_id }))),
  )
  return about.flatMap((one) =>
    waysToAsk(endpoint).map((way) => {
      const given = Object.entries({ ...one, ...way, perPage: '100' })
      const values = given.filter((entry): entry is [string, string] => entry[1] !== undefined)
      return `${pathOf(endpoint, scene)}?${new URLSearchParams(values).toString()}`
    }),
  )
}
