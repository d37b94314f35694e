import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { SHIPPED_ROLES, type ShippedRole } from '@mediatheque/contract/core/permissions.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'
import { CALLS_ON_RECORDS, type CallOnRecord } from './stored-records.factory.ts'

const test = useTestApp()
const MISSING_ID = 999_999_999
const withRecord = Object.values<Endpoint>(endpoints)
  .filter(({ access }) => access.record)
  .sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'))
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Somebody of this role who has just confirmed the password. */
async function callerOf(role: ShippedRole) {
  if (role === 'guest') return { id: null, call: test.call }
  const caller = await test.as(role)
  await test.platform.db
    .updateTable('sessions')
    .set({ password_confirmed_at: new Date() })
    .where('user_id', '=', caller.id)
    .execute()
  return caller
}

const missing = ({ params, query, body }: CallOnRecord): CallOnRecord => ({
  params: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? MISSING_ID : value,
    ]),
  ),
  ...(query && { query: { ...query, commentable_id: MISSING_ID } }),
  ...(body && {
    body: {
      ...body,
      ...('id' in body && { id: MISSING_ID }),
      ...('model_id' in body && { model_id: MISSING_ID }),
      ...('entryIds' in body && { entryIds: [MISSING_ID] }),
      ...Object.fromEntries(
        ['uploadKey', 'filename', 'key']
          .filter((name) => name in body)
          .map((name) => [name, String(MISSING_ID)]),
      ),
    },
  }),
})

async function statusOf(
  call: typeof test.call,
  { method, path }: Endpoint,
  { params, query, body }: CallOnRecord,
): Promise<number> {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => String(params[name]))
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''
  return (await call(method, endpointUrl(filled) + search, body)).statusCode
}

/** What one role gets for an own record, for somebody else's and for one that does not exist. */
async function answersFor(endpoint: Endpoint, role: ShippedRole): Promise<string> {
  const make = CALLS_ON_RECORDS[nameOf(endpoint)]!
  // Each call has a caller and a record of its own: some of them end the one or the other.
  const [owner, stranger, seeker] = [
    await callerOf(role),
    await callerOf(role),
    await callerOf(role),
  ]
  const own = owner.id === null ? null : await make(test, owner.id)
  if (endpoint.access.kind === 'subscriber')
    for (const { id } of [stranger, seeker]) if (id !== null) await make(test, id)
  const others = await make(test, (await test.as('member')).id)
  const statuses = [
    own && (await statusOf(owner.call, endpoint, own)),
    await statusOf(stranger.call, endpoint, others),
    await statusOf(seeker.call, endpoint, missing(others)),
  ]
  return statuses.map((status) => status ?? '·').join(' ')
}

describe('record matrix', () => {
  it('knows a call for every endpoint with a rule per record, and no other', () => {
    expect(Object.keys(CALLS_ON_RECORDS).sort()).toEqual(withRecord.map(nameOf).sort())
  })

  it('is the committed one: own records, those of others and missing ones, by role', async () => {
    const lines: string[] = []
    for (const endpoint of withRecord) {
      const cells: string[] = []
      for (const role of SHIPPED_ROLES) cells.push(await answersFor(endpoint, role))
      lines.push(`| ${endpoint.method} ${endpointUrl(endpoint.path)} | ${cells.join(' | ')} |`)
    }
    const table = [
      '# Who may touch whose records',
      '',
      'Made by `server/src/record-matrix.test.ts` out of the answers of the server. Three statuses in each cell: for a record of',
      'one’s own, for one of another member, and for one that does not exist. All callers have just confirmed their password.',
      '',
      `| call | ${SHIPPED_ROLES.join(' | ')} |`,
      `|---|${SHIPPED_ROLES.map(() => '---').join('|')}|`,
      ...lines,
      '',
    ].join('\n')
    await expect(table).toMatchFileSnapshot('../../docs/record-matrix.md')
  }, 400_000)
})
