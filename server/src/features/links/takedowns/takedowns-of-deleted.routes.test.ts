import { beforeAll, describe, expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { getSettings, updateSettings } from '../../site/settings/settings.service.ts'
import { buildLink } from '../links/links.factory.ts'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'

const stage = useLinksStage()
const { test } = stage
const API = '/api/v1'
let admin: Caller

beforeAll(async () => {
  admin = await test.as('admin')
  const { recaptcha } = await getSettings(test.platform)
  const enable = { ...recaptcha.enable, takedown: false }
  await updateSettings(test.platform, { recaptcha: { ...recaptcha, enable } })
})

/** A film with two links, and a notice about some of it that came before the film was deleted. */
async function deletedAfterNotice(about: (film: { id: number; linkId: number }) => string) {
  const { db } = test.platform
  const { id } = await buildTitle(db, { name: 'Nosferatu' })
  await db
    .updateTable('titles')
    .set({ import_key: `key-${id}` })
    .where('id', '=', id)
    .execute()
  const [linkId, otherId] = [
    await buildLink(db, { title_id: id }),
    await buildLink(db, { title_id: id }),
  ]
  const sent = await test.call('POST', `${API}/takedowns`, {
    name: 'Ada Holder',
    email: `holder-${id}@rights.example`,
    postal_address: '1 rue de la Paix, Paris',
    signature: 'Ada Holder',
    works: 'A film of 1922',
    rights: 'All rights of reproduction',
    good_faith: true,
    accuracy: true,
    addresses: about({ id, linkId }),
  })
  expect(sent.statusCode, sent.body).toBe(201)
  const removed = await admin.call('DELETE', `${API}/titles/${id}`, { versions: { [id]: 1 } })
  expect(removed.statusCode, removed.body).toBe(200)
  const noticeId = Number(sent.json().reference.split('-').at(-1))
  return { id, linkId, otherId, noticeId }
}

async function withdraw(noticeId: number) {
  const { version, items } = (await admin.call('GET', `${API}/takedowns/${noticeId}`)).json().notice
  const answer = await admin.call('POST', `${API}/takedowns/${noticeId}/decision`, {
    version,
    items: items.map(({ id }: { id: number }) => id),
    decision: 'withdraw',
    reason: 'The holder of the rights asked for it.',
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().notice.items.map(({ decision }: { decision: string }) => decision)
}
const restore = (id: number) => admin.call('POST', `${API}/titles/${id}/restore`, {})
const statusOf = async (path: string) => (await admin.call('GET', `${API}/${path}`)).statusCode

describe('a notice about what is deleted when it is decided', () => {
  it('withdraws a link from under its title, so that it does not come back with it', async () => {
    const film = await deletedAfterNotice(({ linkId }) => `/download/${linkId}`)
    expect(await withdraw(film.noticeId)).toEqual(['withdrawn'])
    expect(await statusOf(`titles/${film.id}`)).toBe(404)
    expect((await restore(film.id)).statusCode).toBe(200)
    expect(await statusOf(`titles/${film.id}`)).toBe(200)
    expect(await statusOf(`liens/${film.linkId}`)).toBe(410)
    expect(await statusOf(`liens/${film.otherId}`)).toBe(200)
  })

  it('withdraws the title itself, which nobody restores any more', async () => {
    const film = await deletedAfterNotice(({ id }) => `/titles/${id}`)
    expect(await withdraw(film.noticeId)).toEqual(['withdrawn'])
    expect(await statusOf(`titles/${film.id}`)).toBe(410)
    expect((await restore(film.id)).statusCode).toBe(410)
  })

  it('is decided although something else stands in the place of the title', async () => {
    const film = await deletedAfterNotice(({ id }) => `/titles/${id}`)
    await buildTitle(test.platform.db, { name: 'Nosferatu', import_key: `key-${film.id}` })
    expect(await withdraw(film.noticeId)).toEqual(['gone'])
  })
})
