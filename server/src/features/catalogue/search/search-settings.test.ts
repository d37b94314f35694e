import { expect, it } from 'vitest'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { buildTitle } from '../titles/titles.factory.ts'

const test = useTestApp()
const SHIPPED = { lists: true, trending: true, suggestions: 8 }
const read = async (path: string) => (await test.call('GET', `/api/v1/${path}`)).json()

it('the search offers what the settings say, from the moment they are saved', async () => {
  const { db } = test.platform
  const { id: titleId } = await buildTitle(db, { name: 'Marathon' })
  for (let at = 1; at <= 12; at++) await buildTitle(db, { name: `Marathon ${at}` })
  const { id: userId } = await test.as('member')
  const { id: listId } = await db
    .insertInto('lists')
    .values({ user_id: userId, name: 'Marathon list', visibility: 'public' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('list_items')
    .values({ list_id: listId, title_id: titleId, position: 1 })
    .execute()
  const suggested = async () =>
    (await read('search/marathon?loader=searchAutocomplete')).results as { model_type: string }[]
  const titles = async () =>
    (await suggested()).filter(({ model_type: kind }) => kind === 'title').length
  expect(await titles()).toBe(8)
  await updateSettings(test.platform, { search: { ...SHIPPED, suggestions: 4 } })
  expect(await titles()).toBe(4)

  expect((await read('trending')).titles).not.toEqual([])
  await updateSettings(test.platform, { search: { ...SHIPPED, trending: false } })
  expect((await read('trending')).titles).toEqual([])

  const lists = async () =>
    ((await read('search/marathon?loader=searchAutocomplete')).lists as { name: string }[]).map(
      ({ name }) => name,
    )
  expect(await lists()).toEqual(['Marathon list'])
  await updateSettings(test.platform, { search: { ...SHIPPED, lists: false } })
  expect(await lists()).toEqual([])
  expect(JSON.stringify(await read('search/marathon?model_type=list'))).not.toContain(
    'Marathon list',
  )
})
