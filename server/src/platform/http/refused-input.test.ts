import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../features/test-app.ts'
import { handleErrors } from './error-handler.ts'

const test = useTestApp()

/** A call whose schema let something through that the database refuses. */
async function answerTo(query: string, times = 1) {
  const lines: string[] = []
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
  })
  handleErrors(app, { isDevelopment: false })
  app.get('/', async () => sql.raw(query).execute(test.platform.db))
  let status = 0
  for (let asked = 0; asked < times; asked += 1) status = (await app.inject('/')).statusCode
  await app.close()
  return { status, lines: lines.length }
}

it.each([
  ['a number above its column', `select 99999999999::bigint::integer`],
  ['a text that is no number', `select 'x'::integer`],
  ['a NUL in JSON', String.raw`select '{"a":"\u0000"}'::jsonb`],
  ['a date that there is not', `select '2026-02-31'::date`],
  ['what a check refuses', `insert into lists (user_id, name) values (1, ' ')`],
])('answers 422 to input that the database refuses, and says so once: %s', async (_name, query) => {
  expect(await answerTo(query, 3)).toEqual({ status: 422, lines: 1 })
})

it('answers 409 where a record is gone that has to be there', async () => {
  expect(await answerTo(`insert into lists (user_id, name) values (-1, 'x')`)).toEqual({
    status: 409,
    lines: 1,
  })
})

it.each([
  ['that PostgreSQL rolled back because they waited for each other', 'deadlock_detected'],
  ['that waited for longer than it may', 'lock_not_available'],
])('answers 409 to the one of two %s', async (_name, code) => {
  const query = `do $$ begin raise exception using errcode = '${code}'; end $$`
  expect(await answerTo(query)).toEqual({ status: 409, lines: 1 })
})

it('answers 500 to a fault of our own', async () => {
  expect(await answerTo('select no_such_column')).toEqual({ status: 500, lines: 1 })
})
