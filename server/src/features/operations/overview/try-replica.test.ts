import { expect, it, vi } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { replicaTest } from './try-replica.ts'

const getPlatform = useTestPlatform()
let follows: () => { isReplica: boolean; behindSeconds: number }
vi.mock('../../../platform/database/ask-replica.ts', () => ({ askReplica: async () => follows() }))

/** What is said of a replica, where the pool reads from it or, since it is not fit, from the database itself. */
async function tryOut(isRead: boolean): Promise<[state: string, said: string]> {
  const platform = getPlatform()
  const named = {
    ...platform,
    config: { ...platform.config, databaseReplicaUrl: 'postgres://standby.example/site' },
    readDb: isRead ? Object.create(platform.db) : platform.db,
  }
  const t = (line: string, values: Record<string, unknown> = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`:${name}`, `${value}`),
      line,
    )
  const { state, said } = await replicaTest.run(named as never, { t } as never)
  return [state, said]
}

it('a replica that is tried out says how far it is behind, or what is wrong with it', async () => {
  follows = () => ({ isReplica: true, behindSeconds: 4 })
  expect(await tryOut(true)).toEqual(['works', 'The replica answers, and is 4 s behind.'])
  expect((await tryOut(false))[0]).toBe('down')
  follows = () => ({ isReplica: false, behindSeconds: 0 })
  expect((await tryOut(true))[0]).toBe('refused')
  follows = () => {
    throw new Error('connection refused to 10.0.0.7')
  }
  const [state, said] = await tryOut(true)
  expect([state, said.includes('10.0.0.7')]).toEqual(['down', false])
})
