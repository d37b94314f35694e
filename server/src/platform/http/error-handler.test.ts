import fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, it } from 'vitest'
import { createLogger } from '../log/logger.ts'
import { AppError } from './app-error.ts'
import { handleErrors } from './error-handler.ts'

it('counts faults as errors, and turning somebody away as none', async () => {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = createLogger(
    { logLevel: 'warn' },
    { write: (line) => void lines.push(line) },
  )
  const app = fastify({ loggerInstance })
  handleErrors(app, { isDevelopment: false })
  app.get('/busy', () => {
    throw new AppError('unavailable')
  })
  app.get('/broken', () => {
    throw new Error('the cable is cut')
  })
  expect((await app.inject('/busy')).statusCode).toBe(503)
  expect((await app.inject('/broken')).json()).toEqual({
    message: 'There was an issue. Please try again.',
  })
  const levels = lines.map((line) => [JSON.parse(line).level, JSON.parse(line).err.message])
  expect(levels).toEqual([
    ['warn', 'There is too much to do right now. Please try again in a moment.'],
    ['error', 'the cable is cut'],
  ])
  await app.close()
})

it('tells a refusal in words from what somebody else changed in the meantime', async () => {
  const app = fastify()
  handleErrors(app, { isDevelopment: false })
  app.get('/worded', () => {
    throw new AppError('conflict', { message: 'You have this plan already.' })
  })
  app.get('/wordless', () => {
    throw new AppError('conflict')
  })
  app.get('/stale', () => {
    throw new AppError('conflict', {
      message: 'Somebody changed this.',
      details: { stale: [{ id: 3 }] },
    })
  })
  const conflictsOf = async (path: string) => {
    const answer = await app.inject(path)
    expect(answer.statusCode).toBe(409)
    return answer.json().conflicts
  }
  expect(await conflictsOf('/worded')).toBeUndefined()
  expect(await conflictsOf('/wordless')).toEqual([])
  expect(await conflictsOf('/stale')).toEqual([{ id: 3 }])
  await app.close()
})
