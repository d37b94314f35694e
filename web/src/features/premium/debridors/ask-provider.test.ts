import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { askProvider } from './ask-provider.ts'

let server: Server | undefined
const asked: string[] = []

/** A small AllDebrid that answers one thing. */
async function providerThatSays(body: unknown, status = 200): Promise<string> {
  server = createServer((request, response) => {
    asked.push(String(request.url))
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v4/user`
}

const success = (user: object) => ({ status: 'success', data: { user } })
const messageOf = (url: string) =>
  askProvider(url, 'key').then(
    () => 'no refusal',
    (error: Error) => error.message,
  )

afterEach(() => {
  server?.close()
  asked.length = 0
})

describe('asking AllDebrid about a key', () => {
  it('reads whose it is and until when', async () => {
    const url = await providerThatSays(
      success({ username: 'ada', isPremium: true, premiumUntil: 1_935_360_000 }),
    )
    expect(await askProvider(url, 'a key&more')).toEqual({
      username: 'ada',
      expire_at: '2031-05-01T00:00:00.000Z',
    })
    expect(asked).toEqual(['/v4/user?agent=mediatheque&apikey=a+key%26more'])
  })

  it('takes an account without premium for one without a date', async () => {
    expect(
      await askProvider(
        await providerThatSays(success({ username: 'ada', isPremium: false, premiumUntil: 0 })),
        'key',
      ),
    ).toEqual({ username: 'ada', expire_at: null })
  })

  it('keeps the date of a premium that is over, and no other of an account that is not premium', async () => {
    const over = await providerThatSays(
      success({ username: 'ada', isPremium: false, premiumUntil: 1_000_000_000 }),
    )
    expect((await askProvider(over, 'key')).expire_at).toBe('2001-09-09T01:46:40.000Z')
    server?.close()
    const strange = await providerThatSays(
      success({ username: 'ada', isPremium: false, premiumUntil: 4_000_000_000 }),
    )
    expect((await askProvider(strange, 'key')).expire_at).toBeNull()
  })

  it('passes the words of a refusal on', async () => {
    const url = await providerThatSays(
      {
        status: 'error',
        error: { code: 'AUTH_BAD_APIKEY', message: 'The auth apikey is invalid' },
      },
      401,
    )
    expect(await messageOf(url)).toBe('The auth apikey is invalid')
  })

  it('has words of its own where the provider has none, sends something else, or is not there', async () => {
    expect(await messageOf(await providerThatSays({ status: 'error' }))).toBe('An error occured')
    server?.close()
    expect(await messageOf(await providerThatSays('<h1>Blocked</h1>', 503))).toBe(
      'An error occured',
    )
    server?.close()
    expect(await messageOf('http://127.0.0.1:9/v4/user')).toBe('An error occured')
  })
})
