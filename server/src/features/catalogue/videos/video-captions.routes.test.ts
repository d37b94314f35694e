import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { buildVideo } from '../plays/videos.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
let team = {} as Awaited<ReturnType<typeof test.as>>
let titleId = 0

beforeAll(async () => {
  team = await test.as('moderator')
  titleId = (await buildTitle(test.platform.db)).id
})

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await team.call(method, `/api/v1/${path}`, body)
  return { status: answer.statusCode, ...(answer.body && answer.json()) }
}
const SAID = '1\n00:00:01,000 --> 00:00:02,500\nFirst\n\n2\n00:01:00,000 --> 00:01:02,000\nLast\n'

async function send(videoId: number, name: string, language = 'en'): Promise<number> {
  const body = new FormData()
  body.set('language', language)
  body.set('name', name)
  body.set('file', new File([SAID], 'a.srt'))
  const answer = await team.call('POST', `/api/v1/videos/${videoId}/captions`, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().caption.id
}
const video = async () => (await buildVideo(test.platform.db, { title_id: titleId })).id
const textOf = async (id: number) => (await team.call('GET', `/api/v1/captions/${id}`)).body
const captionsOf = async (id: number) => (await call('GET', `videos/${id}`)).captions

describe('captions of a video', () => {
  it('are sent, called otherwise, moved in time and ordered, as changes of the video', async () => {
    const id = await video()
    const [one, two] = [await send(id, 'English'), await send(id, 'Français', 'fr')]
    const changed = await call('PUT', `captions/${one}`, {
      version: 1,
      name: 'English (full)',
      language: 'en-GB',
      offset_ms: 1_500,
    })
    expect(changed.captions).toMatchObject([
      { id: one, version: 2, name: 'English (full)', language: 'en-GB', offset_ms: 1_500 },
      { id: two, version: 1 },
    ])
    expect(await textOf(one)).toContain('00:00:02.500 --> 00:00:04.000\nFirst')
    const earlier = { version: 2, name: 'English (full)', language: 'en', offset_ms: -2_500 }
    expect((await call('PUT', `captions/${one}`, earlier)).status).toBe(200)
    // What would be over before the film begins is not said.
    expect(await textOf(one)).toBe('WEBVTT\n\n00:00:57.500 --> 00:00:59.500\nLast\n')
    const ordered = await call('PUT', `videos/${id}/captions`, { ids: [two] })
    expect(ordered.captions).toMatchObject([{ id: two }, { id: one }])
    expect((await call('DELETE', `captions/${two}`)).status).toBe(204)
    expect(await captionsOf(id)).toMatchObject([{ id: one }])
    const events = (await call('GET', `history/video/${id}`)).pagination.data
    expect(events.map(({ action }: { action: string }) => action)).toEqual(Array(6).fill('updated'))
    expect((await call('GET', `videos/${id}`)).version).toBe(1)
  })

  it('are changed once by ten who saw the same', async () => {
    const id = await video()
    const caption = await send(id, 'English')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        call('PUT', `captions/${caption}`, {
          version: 1,
          name: `Name ${index}`,
          language: 'en',
          offset_ms: 0,
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array(9).fill(409)])
    expect(answers.find(({ status }) => status === 409).conflicts[0].current.name).toMatch(/^Name/)
  })

  it('are refused by field', async () => {
    const id = await video()
    const other = await video()
    const [caption, foreign] = [await send(id, 'English'), await send(other, 'English')]
    const { id: elsewhere } = await test.platform.db
      .insertInto('video_captions')
      .values({ video_id: id, name: 'Far', language: 'en', url: 'https://a.example.org/a.vtt' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const change = { version: 1, name: 'English', language: 'en', offset_ms: 0 }
    const faults = async (path: string, body: object) =>
      Object.keys((await call('PUT', path, body)).errors ?? {})
    expect(await faults(`captions/${elsewhere}`, { ...change, offset_ms: 10 })).toEqual([
      'offset_ms',
    ])
    expect(await faults(`captions/${caption}`, { ...change, offset_ms: 600_001 })).toEqual([
      'offset_ms',
    ])
    expect(await faults(`captions/${caption}`, { ...change, language: 'English!' })).toEqual([
      'language',
    ])
    expect(await faults(`captions/${caption}`, { ...change, name: 'a\0' })).toEqual(['name'])
    expect(await faults(`videos/${id}/captions`, { ids: [foreign] })).toEqual(['ids'])
    expect(await faults(`videos/${id}/captions`, { ids: [] })).toEqual(['ids'])
    expect((await call('PUT', 'captions/999999999', change)).status).toBe(404)
    const member = await test.as('member')
    const asMember = await member.call('PUT', `/api/v1/captions/${caption}`, change)
    expect(asMember.statusCode).toBe(403)
  })
})
