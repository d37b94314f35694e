import { beforeEach, describe, expect, it, vi } from 'vitest'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { logEndpoints } from '@mediatheque/contract/operations/logs/logs.endpoints.ts'

const site = useTestApp()
const URL = '/api/v1/logs/browser-errors'
const REPORT = {
  type: 'error',
  page: '/titles/$id/$slug',
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'at f (http://site.example/media/assets/a-B1.js?v=2:1:20)',
}

const listen = () => vi.spyOn(site.platform.log, 'warn').mockImplementation(() => undefined)
const enable = (isOn: boolean) =>
  updateSettings(site.platform, { error_reporting: { enable: isOn } })

describe('what went wrong in a browser', () => {
  beforeEach(() => enable(true))

  it('is wanted by nobody unless the site says so', async () => {
    await enable(false)
    const warn = listen()
    expect((await site.call('POST', URL, REPORT)).statusCode).toBe(404)
    expect(warn).not.toHaveBeenCalled()
  })

  it('is written down, with the number of who was logged in', async () => {
    const warn = listen()
    expect((await site.call('POST', URL, REPORT)).statusCode).toBe(204)
    const member = await site.as('member')
    await member.call('POST', URL, REPORT)
    const browser = { ...REPORT, stack: 'at f (/assets/a-B1.js:1:20)' }
    expect(warn.mock.calls).toEqual([
      [{ browser, userId: undefined }, expect.any(String)],
      [{ browser, userId: member.id }, expect.any(String)],
    ])
  })

  it('says nothing about people', async () => {
    const warn = listen()
    const secrets = ['ann@example.org', 'secret-search', 'AbCd0123456789AbCd0123456789']
    const [mail, search, code] = secrets
    const message = `${mail} GET https://site.example/search/${search}?q=${search}#${search} failed for ${code}`
    await site.call('POST', URL, {
      ...REPORT,
      message,
      stack: `at https://site.example/password/reset/${code}:1:1\nat ${mail}`,
    })
    const written = JSON.stringify(warn.mock.calls)
    for (const secret of secrets) expect(written).not.toContain(secret)
    expect(warn.mock.calls[0]?.[0]).toMatchObject({
      browser: { message: '[email] GET [address] failed for [code]' },
    })
  })

  it.each([
    ['a page with its query', { page: '/search?query=me' }, 'page'],
    ['an address for a page', { page: 'https://site.example/' }, 'page'],
    ['a message that is too long', { message: 'm'.repeat(501) }, 'message'],
    ['a stack that is too long', { stack: 's'.repeat(4_001) }, 'stack'],
    ['a kind that nobody knows', { type: 'gossip' }, 'type'],
  ])('is refused with %s', async (_case, change, field) => {
    const warn = listen()
    const answer = await site.call('POST', URL, { ...REPORT, ...change })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(warn).not.toHaveBeenCalled()
  })

  it('takes how long a page took', async () => {
    const info = vi.spyOn(site.platform.log, 'info').mockImplementation(() => undefined)
    const trace = {
      type: 'trace',
      page: '/',
      first_byte_ms: 12,
      interactive_ms: 80,
      loaded_ms: 140,
    }
    expect((await site.call('POST', URL, trace)).statusCode).toBe(204)
    expect(info).toHaveBeenCalledWith({ browser: trace }, expect.any(String))
    expect((await site.call('POST', URL, { ...trace, loaded_ms: -1 })).statusCode).toBe(422)
  })

  it('is heard from one address so often and no more', async () => {
    listen()
    const statuses: number[] = []
    for (let count = 0; count <= logEndpoints.reportBrowserError.throttle.attempts; count++)
      statuses.push((await site.call('POST', URL, REPORT)).statusCode)
    expect(statuses[0]).toBe(204)
    expect(statuses.at(-1)).toBe(429)
  })
})
