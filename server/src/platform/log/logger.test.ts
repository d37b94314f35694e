import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'

const write = (fields: object) => {
  const lines: string[] = []
  createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) }).info(
    fields,
    'hello',
  )
  return lines.join('')
}

it('writes one JSON line with the level as a word', () => {
  expect(JSON.parse(write({ id: 1 }))).toMatchObject({ level: 'info', msg: 'hello', id: 1 })
})

it('leaves out passwords, tokens, cookies and addresses wherever they stand', () => {
  const line = write({
    password: 'SECRET',
    user: { email: 'SECRET' },
    req: { headers: { cookie: 'SECRET', authorization: 'SECRET', 'set-cookie': 'SECRET' } },
    a: { b: { c: { token: 'SECRET' } } },
    config: { databaseUrl: 'SECRET', s3: { secretAccessKey: 'SECRET' } },
    err: Object.assign(new Error('duplicate key'), {
      detail: 'Key (email)=(SECRET) already exists.',
    }),
  })
  expect(line).toContain('duplicate key')
  expect(line).not.toContain('SECRET')
})

it('leaves the object that it was given as it is', () => {
  const given = { password: 'mine' }
  write(given)
  expect(given).toEqual({ password: 'mine' })
})

const throwing = (message: string) => {
  throw new Error(message)
}
const cycle: Record<string, unknown> = { password: 'SECRET' }
cycle['again'] = [cycle]
const HOSTILE: Record<string, () => unknown> = {
  'a getter that throws': () => ({
    get a() {
      return throwing('no')
    },
    b: 1,
  }),
  'a cycle': () => cycle,
  'a big number': () => ({ n: 10n, s: Symbol('s') }),
  'a frozen error with a cause': () =>
    Object.freeze(new Error('outer', { cause: Object.freeze(new Error('inner')) })),
  'an error with a cause of its own': () => {
    const error = new Error('own', { cause: { token: 'SECRET', response: { status: 400 } } })
    return Object.defineProperty(error, 'cause', { writable: false })
  },
  'an error that causes itself': () => {
    const error: Error & { cause?: unknown } = new Error('self')
    error.cause = error
    return error
  },
  'an error that hides everything': () =>
    new Proxy(new Error('x'), { get: () => throwing('no'), ownKeys: () => throwing('no') }),
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    return proxy
  },
  'a toJSON that throws': () => ({ toJSON: () => throwing('no') }),
  'an invalid date': () => new Date(Number.NaN),
  'something huge': () => ({ text: 'x'.repeat(5_000_000), list: Array(200_000).fill({ a: [1] }) }),
  'something deep': () => {
    let value: unknown = 'SECRET'
    for (let depth = 0; depth < 20_000; depth++) value = { value }
    return value
  },
  'no prototype': () => Object.assign(Object.create(null), { __proto__: 1, constructor: 2 }),
  'maps, sets and bytes': () => ({
    map: new Map([['cookie', 'SECRET']]),
    set: new Set([1]),
    bytes: Buffer.alloc(9_999),
  }),
  nothing: () => null,
}

describe('the logger', () => {
  it.each(Object.keys(HOSTILE))('writes a short line about %s', (name) => {
    for (const wrap of [
      (value: unknown) => ({ err: value }),
      (value: unknown) => ({ a: { b: value } }),
    ]) {
      const line = write(wrap(HOSTILE[name]!()))
      expect(JSON.parse(line)).toMatchObject({ level: 'info' })
      expect(line).not.toContain('SECRET')
      expect(line.length).toBeLessThan(100_000)
    }
  })

  it('leaves out what cannot be read, and nothing beside it', () => {
    for (const name of ['an error that hides everything', 'a revoked proxy'])
      expect(JSON.parse(write({ a: 1, err: HOSTILE[name]!(), z: 2 })), name).toMatchObject({
        a: 1,
        z: 2,
      })
    const half = HOSTILE['a getter that throws']!()
    expect(JSON.parse(write({ half }))).toMatchObject({ half: { a: '[unreadable]', b: 1 } })
  })

  it('takes anything in any place, for itself and for its children', () => {
    const anything: fc.Arbitrary<() => unknown> = fc.oneof(
      fc
        .anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true })
        .map((value) => () => value),
      fc.constantFrom(...Object.values(HOSTILE)),
    )
    const lines: string[] = []
    const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
    fc.assert(
      fc.property(fc.array(anything, { minLength: 1, maxLength: 3 }), (given) => {
        lines.length = 0
        const say = (logger: typeof log) =>
          (logger.info as (...parts: unknown[]) => void).apply(
            logger,
            given.map((make) => make()),
          )
        say(log)
        say(log.child({ reqId: 'a' }))
        for (const line of lines) JSON.parse(line)
      }),
      { numRuns: 300 },
    )
  })

  it('tells what caused an error, and what caused that', () => {
    const error = new Error('a', { cause: new TypeError('b', { cause: new RangeError('c') }) })
    expect(JSON.parse(write({ err: error })).err).toMatchObject({
      type: 'Error',
      message: 'a',
      cause: { type: 'TypeError', message: 'b', cause: { type: 'RangeError', message: 'c' } },
    })
  })
})

it('names what an error holds that is at work, and writes none of its parts', () => {
  class Client {
    readonly cancelKey = 1_407_322
    readonly socket = { open: true }
  }
  const line = write({
    err: Object.assign(new Error('broke'), { code: 'X1', client: new Client() }),
  })
  expect(JSON.parse(line).err).toMatchObject({ message: 'broke', code: 'X1', client: '[Client]' })
  expect(line).not.toContain('1407322')
})
