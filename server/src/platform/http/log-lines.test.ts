import { afterEach, beforeEach, expect, it } from 'vitest'
import { updateSettings } from '../../features/site/settings/settings.service.ts'
import { useTestApp } from '../../features/test-app.ts'
import { clientNetwork } from '../log/client-network.ts'
import { readLatestErrorLog } from '../log/error-log.ts'
import { writtenFrom } from '../log/logger.ts'

/** Without LOG_LEVEL the setting decides. */
const site = useTestApp({ LOG_LEVEL: undefined as unknown as string })
const output: string[] = []
const write = process.stdout.write.bind(process.stdout)

beforeEach(() => {
  output.length = 0
  process.stdout.write = ((chunk: string) => output.push(String(chunk)) > 0) as never
})
afterEach(async () => {
  process.stdout.write = write
  await updateSettings(site.platform, { logging: { level: 'silent' } })
})

const lines = () =>
  output
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
const answered = () => lines().filter(({ msg }) => msg === 'answered')
const ask = (id: string) =>
  site.app.inject({
    url: '/health/live',
    headers: { 'x-request-id': id },
    remoteAddress: '203.0.113.77',
  })

it('a call has one line, with the id that its answer says and the network of the caller', async () => {
  await updateSettings(site.platform, { logging: { level: 'info' } })
  await expect.poll(() => writtenFrom(site.platform.log)).toBe('info')
  const { headers } = await ask('my-request-1')
  expect(headers['x-request-id']).toBe('my-request-1')
  await expect
    .poll(() => answered().find(({ reqId }) => reqId === 'my-request-1'))
    .toMatchObject({
      level: 'info',
      client: '203.0.113.0/24',
      status: 200,
    })
  expect(output.join('')).not.toContain('203.0.113.77')
})

it('the level is a setting that a process follows', async () => {
  await updateSettings(site.platform, { logging: { level: 'error' } })
  await expect.poll(() => writtenFrom(site.platform.log)).toBe('error')
  await ask('my-request-2')
  await updateSettings(site.platform, { logging: { level: 'info' } })
  await expect.poll(() => writtenFrom(site.platform.log)).toBe('info')
  await ask('my-request-3')
  await expect.poll(() => answered().map(({ reqId }) => reqId)).toContain('my-request-3')
  expect(answered().map(({ reqId }) => reqId)).not.toContain('my-request-2')
})

it.each(['fatal', 'silent'] as const)(
  'errors are in their file at the level %s too',
  async (level) => {
    const { log, config } = site.platform
    await updateSettings(site.platform, { logging: { level } })
    await expect.poll(() => writtenFrom(log)).toBe(level)
    log.error({ err: new Error(`the cable of ${level} is cut`) }, 'request failed')
    log.child({ reqId: '1' }).error(`the child of ${level} fell`)
    expect(lines()).toEqual([])
    const kept = readLatestErrorLog(config.dataDir)?.content.toString()
    expect(kept).toContain(`the cable of ${level} is cut`)
    expect(kept).toContain(`the child of ${level} fell`)
  },
)

it('no more is kept of an address than its network', () => {
  expect(clientNetwork('192.0.2.77')).toBe('192.0.2.0/24')
  expect(clientNetwork('::ffff:192.0.2.77')).toBe('192.0.2.0/24')
  expect(clientNetwork('2001:db8:1:2:3::4')).toBe('2001:db8:1::/48')
  expect(clientNetwork('nonsense')).toBeUndefined()
})
