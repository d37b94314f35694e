import { AREA_PERMISSIONS, sufficientPermissions } from '@mediatheque/contract/core/access.ts'
import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import { SHIPPED_ROLES, type ShippedRole } from '@mediatheque/contract/core/permissions.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'

const roles = SHIPPED_ROLES
const REFUSED = { unauthenticated: 401, forbidden: 403 }

type Verdict = 'yes' | 'unauthenticated' | 'forbidden'

/** What the declaration promises, worked out here from the roles as they are stored, not from the code that guards. */
function expectedVerdict(
  { access }: Endpoint,
  role: ShippedRole,
  permissions: ReadonlySet<string>,
): Verdict {
  const isGuest = role === 'guest'
  const refusal = isGuest ? 'unauthenticated' : 'forbidden'
  if (access.kind === 'anyone') return 'yes'
  if (access.kind === 'guestOnly') return isGuest ? 'yes' : 'forbidden'
  if (access.kind === 'user') return isGuest ? 'unauthenticated' : 'yes'
  if (access.kind === 'subscriber') return refusal
  if (access.kind === 'premium') return role === 'premium' ? 'yes' : refusal
  if (access.login && isGuest) return 'unauthenticated'
  const has = (name: string) => permissions.has('admin') || permissions.has(name)
  const isInArea = !access.area || has(AREA_PERMISSIONS[access.area])
  const isPermitted = sufficientPermissions(access).some(has)
  return isInArea && isPermitted ? 'yes' : refusal
}

function describeThrottle({ throttle }: Endpoint): string | undefined {
  if (!throttle || 'unlimited' in throttle) return undefined
  return `${throttle.attempts} in ${throttle.windowSeconds / 60} min by address`
}

function describeAccess(endpoint: Endpoint): string {
  const { access } = endpoint
  const who =
    access.kind === 'permission'
      ? [
          ...new Set([
            ...(access.area ? [AREA_PERMISSIONS[access.area]] : []),
            sufficientPermissions(access).join(' or '),
          ]),
          ...(access.login ? ['login'] : []),
        ].join(' + ')
      : access.kind
  const additions = [
    access.record && 'own rule per record',
    access.inPerson && 'in person',
    access.recentPassword && 'recent password',
    access.botCheck && `human check: ${access.botCheck}`,
    access.quota && `quota: ${access.quota.name}`,
    describeThrottle(endpoint),
  ]
  return [who, ...additions.filter(Boolean)].join('; ')
}

/** What opens an account is changed in person. */
const isOpenToTokens = ({ access }: Endpoint) => !access.inPerson && access.kind !== 'guestOnly'

const sorted = Object.values<Endpoint>(endpoints).sort((a, b) =>
  `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'),
)

describe('access matrix', () => {
  const test = useTestApp()

  async function permissionsByRole(): Promise<Map<ShippedRole, Set<string>>> {
    const rows = await test.platform.db
      .selectFrom('role_permissions')
      .innerJoin('roles', 'roles.id', 'role_permissions.role_id')
      .select(['roles.key', 'role_permissions.permission'])
      .execute()
    return new Map(
      roles.map((role) => [
        role,
        new Set(
          rows
            .filter((row) => row.key === role || (row.key === 'member' && role !== 'guest'))
            .map((row) => row.permission),
        ),
      ]),
    )
  }

  it('is the committed one', async () => {
    const permissions = await permissionsByRole()
    const lines = sorted.map((endpoint) => {
      const cells = roles.map((role) =>
        expectedVerdict(endpoint, role, permissions.get(role)!) === 'yes' ? 'yes' : '·',
      )
      return `| ${endpoint.method} ${endpointUrl(endpoint.path)} | ${describeAccess(endpoint)} | ${cells.join(' | ')} | ${isOpenToTokens(endpoint) ? 'yes' : '·'} |`
    })
    const table = [
      '# Who may call what',
      '',
      'Made by `server/src/access-matrix.test.ts`, which also makes every call as every role. Roles other than guest include those of a member. An access token is its owner, where the last column says yes (`server/src/access-tokens.test.ts`).',
      '',
      `| call | access | ${roles.join(' | ')} | access token |`,
      `|---|---|${roles.map(() => '---').join('|')}|---|`,
      ...lines,
      '',
    ].join('\n')
    await expect(table).toMatchFileSnapshot('../../docs/access-matrix.md')
  })

  it('is what the server does, for every endpoint and every role', async () => {
    const permissions = await permissionsByRole()
    const wrong: string[] = []
    for (const role of roles) {
      for (const endpoint of sorted) {
        // A login of its own for each call: some of them end the session.
        const caller = role === 'guest' ? test : await test.as(role)
        const url = endpointUrl(endpoint.path).replace(/:[A-Za-z]+/g, '999999999')
        const { statusCode } = await caller.call(
          endpoint.method,
          url,
          endpoint.method === 'GET' ? undefined : {},
        )
        const verdict = expectedVerdict(endpoint, role, permissions.get(role)!)
        const isRight =
          verdict === 'yes'
            ? statusCode !== 401 || endpoint.path === 'auth/login'
            : statusCode === REFUSED[verdict]
        if (!isRight)
          wrong.push(
            `${role} ${endpoint.method} ${endpoint.path}: ${statusCode}, expected ${verdict}`,
          )
      }
    }
    expect(wrong).toEqual([])
  }, 300_000)

  it('asks for both in the administration: to enter it, and what the call is about', async () => {
    const holding = async (permission: string) => {
      const someone = await test.as('member')
      const values = { user_id: someone.id, permission }
      await test.platform.db.insertInto('user_permissions').values(values).execute()
      return someone.call
    }
    const opened: string[] = []
    for (const endpoint of sorted) {
      const { access, method, path } = endpoint
      if (access.kind !== 'permission' || !access.area) continue
      const entry = AREA_PERMISSIONS[access.area]
      for (const permission of new Set([entry, access.permission])) {
        if (permission === entry && access.permission === entry) continue
        const call = await holding(permission)
        const url = endpointUrl(path).replace(/:[A-Za-z]+/g, '1')
        const { statusCode } = await call(method, url, method === 'GET' ? undefined : {})
        if (statusCode !== 403) opened.push(`${permission} ${method} ${path}: ${statusCode}`)
      }
    }
    expect(opened).toEqual([])
  }, 300_000)
})
