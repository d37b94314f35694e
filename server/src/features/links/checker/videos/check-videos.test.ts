import { beforeEach, expect, it } from 'vitest'
import { buildVideo } from '../../../catalogue/plays/videos.factory.ts'
import { useCheckerStage } from '../checker-stage.factory.ts'
import { checkVideos } from './check-videos.ts'

const HOUR = 3_600_000
const on = useCheckerStage()
const { stage, clock } = on
const yes = (path: string) => on.files.answer(path, (response) => response.writeHead(200).end())
const no = (path: string) => on.files.answer(path, (response) => response.writeHead(404).end())
const work = () =>
  checkVideos(on.platform(), { signal: new AbortController().signal, forMs: 10_000, gapMs: 0 })
const db = () => stage.test.platform.db
const rowOf = (id: number) =>
  db().selectFrom('video_checks').selectAll().where('video_id', '=', id).executeTakeFirstOrThrow()

async function addVideo(path: string, values: { url?: string; type?: string } = {}) {
  const url = `http://${on.files.host}${path}`
  const video = await buildVideo(db(), { title_id: stage.movie, url, ...values })
  await makeDue(video.id)
  return video.id
}
const makeDue = (id: number) =>
  db()
    .updateTable('video_checks')
    .set({ next_check_at: clock.now() })
    .where('video_id', '=', id)
    .where('next_check_at', 'is not', null)
    .execute()

beforeEach(async () => void (await db().deleteFrom('videos').execute()))

it('calls a video dead that was missing for a day, shows it last, and takes that back', async () => {
  const gone = await addVideo('/film.mp4')
  yes('/other.mp4')
  const other = await addVideo('/other.mp4')
  const healthOf = async () => {
    const page = await stage.member.call('GET', `/api/v1/watch/${other}`)
    const sources: { id: number; health: string }[] = page.json().sources
    return sources.map(({ id, health }) => [id, health])
  }
  await work()
  expect(await healthOf()).toEqual([
    [other, 'alive'],
    [gone, 'unknown'],
  ])
  for (const hours of [13, 13]) {
    clock.advance(hours * HOUR)
    await makeDue(gone)
    await work()
  }
  expect(await healthOf()).toEqual([
    [other, 'alive'],
    [gone, 'dead'],
  ])
  yes('/film.mp4')
  clock.advance(HOUR)
  await makeDue(gone)
  await work()
  expect(await rowOf(gone)).toMatchObject({ result: 'alive', failures: 0, died_at: null })
  no('/film.mp4')
})

it('asks for no file of the site, and for no page that is none', async () => {
  const ids = [await addVideo('', { url: '/samples/film.mp4' })]
  ids.push(await addVideo('', { url: '<iframe title="https://"></iframe>', type: 'embed' }))
  await work()
  expect(on.files.asked).toEqual([])
  for (const id of ids) expect((await rowOf(id)).next_check_at).toBeNull()
})

it('looks at each once, however many look', async () => {
  yes('/film.mp4')
  for (let n = 0; n < 12; n++) await addVideo('/film.mp4')
  await Promise.all([work(), work(), work()])
  expect(on.files.asked).toHaveLength(12)
})

it('leaves a host alone that fails, and calls nothing dead for it', async () => {
  on.files.answer('/film.mp4', (response) => response.writeHead(503).end())
  const ids = [await addVideo('/film.mp4'), await addVideo('/film.mp4')]
  await work()
  expect(on.files.asked).toEqual(['HEAD /film.mp4'])
  for (const id of ids) {
    const row = await rowOf(id)
    expect(row).toMatchObject({ result: 'unknown', failures: 0 })
    expect(row.next_check_at!.getTime()).toBeGreaterThan(clock.now().getTime() + 5 * HOUR)
  }
})

it('keeps nothing that was found at an address it had before', async () => {
  const id = await addVideo('/old.mp4')
  on.files.answer('/old.mp4', (response) => {
    void db()
      .updateTable('videos')
      .set({ url: `http://${on.files.host}/new.mp4` })
      .where('id', '=', id)
      .execute()
      .then(() => response.writeHead(404).end())
  })
  await work()
  expect(await rowOf(id)).toMatchObject({ result: null, failures: 0, checked_at: null })
})

it('asks the address within the markup of a player', async () => {
  yes('/player')
  const url = `<iframe width="560" src="http://${on.files.host}/player?id=1"></iframe>`
  const id = await addVideo('', { url, type: 'embed' })
  await work()
  expect(on.files.asked).toEqual(['HEAD /player?id=1'])
  expect(await rowOf(id)).toMatchObject({ result: 'alive' })
})
