import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSeason, buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { useTestApp } from './features/test-app.ts'
import { endpoints, placedEndpoints } from './platform/contract/endpoints.ts'
import { createErrorLog } from './platform/log/error-log.ts'
import { hashToken } from './platform/secrets.ts'
import { type GeneratedClient, generateClient } from './test-generated-client.ts'

/** What a member's program does: one call of each area and of each form of input, by what the document says alone. */
const PROGRAM = `
import createClient from 'openapi-fetch'
import type { paths } from './api.ts'

const [baseUrl = '', token = '', userId, titleId] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer ' + token } })
const guest = createClient<paths>({ baseUrl })
const user = Number(userId)
const title = Number(titleId)

const answers: { name: string; status: number; type: string | null; body: unknown }[] = []
interface Answered {
  readonly response: Response
  readonly data?: unknown
  readonly error?: unknown
}
function note(name: string, { response, data, error }: Answered) {
  const type = response.headers.get('content-type')?.split(';')[0] ?? null
  answers.push({ name, status: response.status, type, body: data ?? error })
}

note('getUser', await client.GET('/api/v1/users/{id}', { params: { path: { id: user } } }))
note('uploadAvatar', await client.POST('/api/v1/users/{id}/avatar', {
  params: { path: { id: user } },
  body: { file: 'PICTURE' },
  bodySerializer: () => {
    const form = new FormData()
    const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64')
    form.set('file', new Blob([picture], { type: 'image/png' }), 'picture.png')
    return form
  },
}))
const found = await client.GET('/api/v1/titles', {
  params: { query: { perPage: 2, orderDir: 'desc', paginate: 'simple' } },
})
note('listTitles', found)
const name: string | undefined = found.data?.pagination.data[0]?.name
note('listEpisodes', await client.GET('/api/v1/titles/{id}/seasons/{season}/episodes', {
  params: { path: { id: title, season: 1 }, query: { perPage: 1 } },
}))
const added = await client.POST('/api/v1/liens', {
  body: {
    title_id: title, typefile: 'DDL', lien: 'https://archive.org/details/by-a-program', qualite: 16,
    langues: [6], saison: 1, full_saison: true,
  },
})
note('createLinks', added)
const link = added.data?.data.liens[0]
if (link)
  note('deleteLinks', await client.DELETE('/api/v1/liens/{id}', {
    params: { path: { id: String(link.id) } },
    body: { versions: { [link.id]: link.version } },
  }))
note('listComments', await client.GET('/api/v1/commentable/comments', {
  params: { query: { commentable_type: 'title', commentable_id: title } },
}))
note('listProducts', await guest.GET('/api/v1/billing/products', {}))
note('listDebridors', await client.GET('/api/v1/debridors', {}))
note('getBootstrapData', await guest.GET('/api/v1/bootstrap-data', {}))
note('downloadLatestErrorLog', await client.GET('/api/v1/logs/error/download-latest', { parseAs: 'text' }))

// @ts-expect-error: a page size is a number
void client.GET('/api/v1/titles', { params: { query: { perPage: [] } } }).catch(() => {})
// @ts-expect-error: there is no such path
export type Nothing = paths['/api/v1/nothing']
console.log(JSON.stringify({ name, answers }))
`

/** Names every call, so that the compiler says which of them the document lacks. */
const NAMES = `import type { operations } from './api.ts'
export type Calls = [${Object.keys(endpoints)
  .map((name) => `operations['${name}']`)
  .join(', ')}]
`

interface Answer {
  readonly name: string
  readonly status: number
  readonly type: string | null
  readonly body: unknown
}

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const TOKEN = `mdt_${'p'.repeat(43)}`
const areaOf = (folder: string) => folder.split('/')[0]

describe('a client made from the OpenAPI document', () => {
  const test = useTestApp()
  let document: Document
  let client: GeneratedClient

  beforeAll(async () => {
    const reader = await test.as('admin')
    document = (await reader.call('GET', '/api-docs/openapi.json')).json<Document>()
    client = await generateClient(document, { 'calls.ts': PROGRAM, 'names.ts': NAMES })
  })
  afterAll(() => client.remove())

  /** An administrator who is a premium member too, by an access token. @returns what the program asks with */
  async function prepare(): Promise<string[]> {
    const { db } = test.platform
    const { id } = await test.as('admin')
    await db
      .insertInto('access_tokens')
      .values({ user_id: id, name: 'program', token_hash: hashToken(TOKEN) })
      .execute()
    const premium = db.selectFrom('roles').select('id').where('key', '=', 'premium')
    await db.insertInto('user_roles').values({ user_id: id, role_id: premium }).execute()
    const title = await buildTitle(db, { type: 'series', is_series: true })
    await buildSeason(db, title.id, { episodes: 3 })
    createErrorLog(test.platform.config.dataDir).write('{"level":"error"}\n')
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.app.server.address() as AddressInfo
    return [`http://127.0.0.1:${port}`, TOKEN, String(id), String(title.id)]
  }

  /** What is wrong with an answer by the document; nothing where it is as described. */
  function faultsOf({ name, status, type, body }: Answer): string[] {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const described = operations.find(({ operationId }) => operationId === name)?.responses[status]
    if (!described) return [`${name}: ${status} is not in the document`]
    const { schema } = described.content?.[type ?? ''] ?? {}
    if (!schema) return described.content ? [`${name}: ${type} is not in the document`] : []
    const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
    ajv.validate(schema, body)
    return (ajv.errors ?? []).map(
      ({ instancePath, message }) => `${name}: ${instancePath} ${message}`,
    )
  }

  it('compiles, knows each call by its name, and refuses what the document does not take', async () => {
    expect(await client.compile()).toBe('')
  })

  it('makes a call of each area, and is answered as the document says', async () => {
    const args = await prepare()
    const { name, answers } = (await client.run('calls.ts', args)) as {
      name: string
      answers: Answer[]
    }
    expect(name).toMatch(/^Title /)
    expect(answers.map((answer) => `${answer.name} ${answer.status}`)).toEqual([
      'getUser 200',
      'uploadAvatar 200',
      'listTitles 200',
      'listEpisodes 200',
      'createLinks 201',
      'deleteLinks 200',
      'listComments 200',
      'listProducts 200',
      'listDebridors 200',
      'getBootstrapData 200',
      'downloadLatestErrorLog 200',
    ])
    expect(answers.flatMap(faultsOf)).toEqual([])
    const called = new Set(answers.map((answer) => answer.name))
    const folders = placedEndpoints.filter((one) => called.has(one.name)).map((one) => one.folder)
    expect(new Set(folders.map(areaOf))).toEqual(
      new Set(placedEndpoints.map(({ folder }) => areaOf(folder))),
    )
  })
})
