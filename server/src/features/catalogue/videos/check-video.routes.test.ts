import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useCheckerStage } from '../../links/checker/checker-stage.factory.ts'

const on = useCheckerStage()

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const moderator = await on.stage.test.as('moderator')
  return (await moderator.call(method, `/api/v1/${path}`, body)).json()
}
const add = (path: string) =>
  call('POST', 'videos', {
    title_id: on.stage.movie,
    name: 'The whole film',
    type: 'video',
    src: `http://${on.files.host}${path}`,
  })

describe('what a video leads to', () => {
  it('is looked at when somebody asks, at a host of the own network that the settings name', async () => {
    const made = await add('/film.mp4')
    expect(made.check).toMatchObject({ health: 'unknown', is_waiting: true })
    on.files.answer('/film.mp4', (response) => response.writeHead(200).end())
    const checked = await call('POST', `videos/${made.id}/check`)
    expect(checked.check).toMatchObject({ health: 'alive', is_waiting: false })
    expect(on.files.asked).toEqual(['HEAD /film.mp4'])
    on.files.answer('/film.mp4', (response) => response.writeHead(404).end())
    const missing = await call('POST', `videos/${made.id}/check`)
    // Once is not for ever: it is looked at again before others are told.
    expect(missing.check.health).toBe('unknown')
    expect(missing.version).toBe(1)
  })

  it('is looked at with the write: a job is there once it is stored', async () => {
    const { db } = on.stage.test.platform
    const jobs = async () => {
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from pgboss.job where name = 'videos.check'`.execute(db)
      return rows[0]!.count
    }
    const before = await jobs()
    const { id, version } = await add('/other.mp4')
    expect(await jobs()).toBe(before + 1)
    await call('PUT', `videos/${id}`, { version, name: 'Only a name' })
    expect(await jobs()).toBe(before + 1)
  })
})
