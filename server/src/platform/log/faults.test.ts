import { beforeEach, describe, expect, it } from 'vitest'
import { useTestPlatform } from '../test-platform.ts'
import { collectFaults } from './collect-faults.ts'
import { addFaults, MOST_GROUPS_OF_A_SOURCE } from './error-groups.repository.ts'
import { createLogger } from './logger.ts'

const getPlatform = useTestPlatform()
const faultOf = (message: string, stack = 'at f (file:///srv/x/server/src/a.ts:3:4)') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    ${stack}` })

function useLog(now: () => Date = () => new Date()) {
  const collector = collectFaults(now)
  return { collector, log: createLogger({ logLevel: 'info' }, collector) }
}
const groups = () => getPlatform().db.selectFrom('error_groups').selectAll().orderBy('id').execute()

beforeEach(async () => {
  await getPlatform().db.deleteFrom('error_groups').execute()
})

describe('what went wrong', () => {
  it('is gathered from errors of the server and of jobs, and from what browsers say', () => {
    const { log, collector } = useLog()
    log.info({ err: faultOf('no') }, 'nothing wrong')
    log.warn({ err: faultOf('no') }, 'a warning')
    log.error({ err: faultOf('row 17 of "Ann" is missing') }, 'request failed')
    log.error({ err: faultOf('row 18 of "Bob" is missing') }, 'request failed')
    log.error({ err: faultOf('disk full'), job: 'files.purge' }, 'job failed')
    log.warn({ browser: { type: 'trace', page: '/' } }, 'a page')
    log.warn(
      {
        browser: { type: 'error', page: '/titles/$id', name: 'TypeError', message: 'x', stack: '' },
      },
      'browser',
    )
    expect(collector.take()).toMatchObject([
      {
        source: 'server',
        type: 'TypeError',
        count: 2,
        place: 'f (server/src/a.ts:3:4)',
        origin: 'request failed',
      },
      { source: 'job', origin: 'files.purge', message: 'disk full', count: 1 },
      { source: 'browser', origin: '/titles/$id', type: 'TypeError' },
    ])
    expect(collector.take()).toEqual([])
  })

  it('names nobody and lets nobody in', () => {
    const { log, collector } = useLog()
    const key = 'AbCd0123456789AbCd0123456789'
    log.error(
      {
        err: Object.assign(
          faultOf(`ann@example.org from 203.0.113.9 at https://x.example/reset/${key}?q=me \0`),
          { cause: faultOf(`again ann@example.org ${key}`) },
        ),
      },
      'request failed',
    )
    const [fault] = collector.take()
    expect(fault?.message).toBe('[email] from [address] at [address]')
    expect(fault?.trace).toContain('Caused by: again [email] [code]')
    expect(JSON.stringify(fault)).not.toMatch(/ann@|203\.0|AbCd0123|\\u0000/)
  })

  it('takes no more of a flood than fits, and nothing that is no line', () => {
    const { log, collector } = useLog()
    for (let count = 0; count < 1_000; count++)
      log.error({ err: faultOf('no', `at f${'x'.repeat(count % 300)} (/assets/a.js:1:1)`) }, 'no')
    collector.write('{"level":"error" nonsense')
    expect(collector.take()).toHaveLength(50)
  })
})

describe('what is written of it', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 10, minute))
  const happens = async (minute: number, version = '1.0.0', message = 'no luck') => {
    const { log, collector } = useLog(() => at(minute))
    log.error({ err: faultOf(message) }, 'request failed')
    await addFaults(getPlatform().db, collector.take(), version)
  }

  it('is one row for one fault, counted by version', async () => {
    await happens(1)
    await happens(2)
    await happens(3, '1.1.0')
    expect(await groups()).toMatchObject([
      { count: 3, versions: { '1.0.0': 2, '1.1.0': 1 }, first_at: at(1), last_at: at(3) },
    ])
  })

  it('is open again when it happens after it was solved, and not by what happened before', async () => {
    await happens(1)
    await getPlatform()
      .db.updateTable('error_groups')
      .set({ solved_at: at(5) })
      .execute()
    await happens(4)
    expect(await groups()).toMatchObject([{ solved_at: at(5), returned_at: null }])
    await happens(6)
    expect(await groups()).toMatchObject([{ solved_at: null, returned_at: at(6) }])
  })

  it('is the same when ten processes write at once', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, minute) => happens(minute)))
    expect(await groups()).toMatchObject([{ count: 10, first_at: expect.any(Date) }])
  })

  it('stays within bounds, and browsers push out none of the server', async () => {
    await happens(0)
    const { collector } = useLog()
    const [fault] = (() => {
      collector.write(
        '{"level":"warn","browser":{"type":"error","page":"/","name":"E","message":"m","stack":""}}\n',
      )
      return collector.take()
    })()
    const flood = Array.from({ length: MOST_GROUPS_OF_A_SOURCE + 40 }, (_, index) => ({
      ...fault!,
      fingerprint: `flood ${index}`,
    }))
    await addFaults(getPlatform().db, flood, '1.0.0')
    const kept = await groups()
    expect(kept.filter(({ source }) => source === 'browser')).toHaveLength(MOST_GROUPS_OF_A_SOURCE)
    expect(kept.filter(({ source }) => source === 'server')).toHaveLength(1)
  })
})
