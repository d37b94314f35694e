import { beforeAll, describe, expect, it } from 'vitest'
import { countQueries } from '../../catalogue/test-count-queries.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'
import { buildLink } from './links.factory.ts'

const test = useTestApp()
let titleId = 0
beforeAll(async () => {
  titleId = (await buildTitle(test.platform.db)).id
})

const hostOf = (index: number) => `https://archive.org/details/many-${index}`
type Caller = Awaited<ReturnType<typeof test.as>>
const submit = (caller: Caller, lien: string, title_id: number) =>
  caller.call('POST', '/api/v1/liens', { title_id, lien, qualite: 16, langues: '6', nfo: 'x' })

describe('adding links', () => {
  it('takes no more statements for two hundred parts or links than for a few', async () => {
    const uploader = await test.as('moderator')
    const { id: series } = await buildTitle(test.platform.db, { type: 'series', is_series: true })
    const lines = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `${hostOf(from + index)}::${index + 1}`)
    await submit(uploader, lines(0, 1).join('\n'), series)
    const statements: number[] = []
    for (const [from, count] of [
      [1_000, 2],
      [2_000, 200],
    ] as const)
      statements.push(
        await countQueries(test.platform, async () => {
          const answer = await submit(uploader, lines(from, count).join('\n'), series)
          expect(answer.statusCode, answer.body).toBe(201)
          expect(answer.json().data.liens).toHaveLength(count)
        }),
      )
    expect(statements[1]).toBe(statements[0])
    expect(statements[1]).toBeLessThan(40)
  })
})

describe('a download', () => {
  const viewsOf = async (id: number) =>
    (
      await test.platform.db
        .selectFrom('links')
        .select('views')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).views

  it('counts once for a member, however often and at once they press, and again later', async () => {
    const id = await buildLink(test.platform.db, { title_id: titleId })
    const member = await test.as('premium')
    const url = `/api/v1/liens/${id}/download`
    const press = () => member.call('POST', url, {})
    const answers = await Promise.all(Array.from({ length: 10 }, press))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(await viewsOf(id)).toBe(1)
    await member.call('GET', url)
    await member.call('HEAD', url)
    expect(await viewsOf(id)).toBe(1)
    expect((await (await test.as('premium')).call('POST', url, {})).json().lien.view).toBe(2)
    await test.platform.db
      .updateTable('recent_downloads')
      .set({ counted_at: new Date(Date.now() - 3_600_000) })
      .execute()
    await press()
    expect(await viewsOf(id)).toBe(3)
  })
})
