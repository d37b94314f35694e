import { expect, it } from 'vitest'
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
