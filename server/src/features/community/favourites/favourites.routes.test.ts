import { beforeAll, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { withdraw } from '../../catalogue/withdrawals/withdrawals.factory.ts'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
type Caller = Awaited<ReturnType<typeof test.as>>
let [owner, stranger] = [] as unknown as [Caller, Caller]
const titles: number[] = []

beforeAll(async () => {
  owner = await test.as('member')
  stranger = await test.as('member')
  for (let number = 0; number < 6; number += 1)
    titles.push((await buildTitle(test.platform.db, { name: `Film ${number}` })).id)
})

const choose = (ids: readonly unknown[], caller: Pick<Caller, 'call'> = owner) =>
  caller.call('PUT', '/api/v1/users/me/favourites', { title_ids: ids })
const shown = async (caller: Pick<Caller, 'call'> = test) => {
  const answer = await caller.call('GET', `/api/v1/users/${owner.id}/profile`)
  return answer.json().favourites.map(({ id }: { id: number }) => id)
}

it('shows everybody the favourites of a member in the order that they chose', async () => {
  expect(await shown()).toEqual([])
  const chosen = [titles[2], titles[0], titles[3]]
  const answer = await choose(chosen)
  expect(answer.json().favourites).toMatchObject([
    { id: titles[2], name: 'Film 2' },
    { id: titles[0] },
    { id: titles[3] },
  ])
  for (const caller of [test, stranger, owner]) expect(await shown(caller)).toEqual(chosen)
  await choose([titles[0], titles[0], titles[2]])
  expect(await shown()).toEqual([titles[0], titles[2]])
  await choose([])
  expect(await shown()).toEqual([])
})

it('takes no more than four, only what is there, and only from who is logged in', async () => {
  await choose([titles[1]])
  for (const wrong of [titles.slice(0, 5), [Number.MAX_SAFE_INTEGER], ['x'], [0], [-1], [null]])
    expect((await choose(wrong)).statusCode).toBe(422)
  expect((await choose([titles[2]], test)).statusCode).toBe(401)
  expect(await shown()).toEqual([titles[1]])
})

it('leaves one of ten choices that come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => choose([titles[index % 6], titles[(index + 1) % 6]])),
  )
  for (const { statusCode } of answers) expect(statusCode).toBe(200)
  const [first, second] = await shown()
  expect(titles.indexOf(second)).toBe((titles.indexOf(first) + 1) % 6)
})

it('leaves out what was withdrawn', async () => {
  await choose([titles[4], titles[5]])
  await withdraw(test.platform.db, 'title', titles[4]!)
  expect(await shown()).toEqual([titles[5]])
})
