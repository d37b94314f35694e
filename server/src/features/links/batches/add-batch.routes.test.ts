import { randomUUID } from 'node:crypto'
import type { AddedRowView } from '@mediatheque/contract/links/batches/batches.schemas.ts'
import { describe, expect, it } from 'vitest'
import { type Caller, useLinksStage } from '../links/links-stage.factory.ts'
import { buildTorrent } from '../releases/release-files.factory.ts'
import { sendReleaseFile } from '../releases/sent-releases.factory.ts'

const stage = useLinksStage()
const { test } = stage

const row = (overrides: object = {}) => ({ key: randomUUID(), ...stage.form(overrides) })
const send = (rows: object[], caller: Caller = stage.uploader) =>
  caller.call('POST', '/api/v1/contributions', { rows })
async function add(rows: object[], caller?: Caller) {
  const answer = await send(rows, caller)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { added: number; refused: number; rows: AddedRowView[] }
}
const countLinks = async () => {
  const { count } = await test.platform.db
    .selectFrom('links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

describe('many contributions in one call', () => {
  it('are each what the editor of one makes, of every kind', async () => {
    const url = await sendReleaseFile(test, stage.uploader, {
      fileName: 'a.torrent',
      content: buildTorrent({ name: randomUUID() }),
    })
    const lien = stage.address()
    const { added, rows } = await add([
      row({ lien }),
      row({ lien: undefined, typefile: 'TORRENT', url }),
      row({ title_id: stage.series, saison: 2, episodes: [4], lien: stage.address() }),
    ])
    expect(added).toBe(3)
    const read = async (path: string, id: number) =>
      (await stage.uploader.call('GET', `/api/v1/${path}/${id}`)).json().model
    expect(await read('liens', rows[0]!.ids[0]!)).toMatchObject({ lien, active: 0, qualite: 16 })
    expect(await read('torrents', rows[1]!.ids[0]!)).toMatchObject({ active: 0 })
    expect(await read('liens', rows[2]!.ids[0]!)).toMatchObject({ saison: 2, episode: 4 })
  })

  it('keep what is right where a row is refused, of which nothing is there', async () => {
    const before = await countLinks()
    const host = 'https://example.invalid/a'
    const answer = await add([
      row(),
      row({ lien: `${stage.address()}\n${host}` }),
      row({ title_id: stage.series, saison: 1, episodes: [1, 2] }),
      row(),
    ])
    expect([answer.added, answer.refused]).toEqual([2, 2])
    expect(answer.rows.map(({ errors }) => errors)).toEqual([
      [],
      [{ field: 'lien', message: 'Line 2: example.invalid is not a known host' }],
      [{ field: 'episodes', message: 'A direct link holds one episode, or a whole season.' }],
      [],
    ])
    expect(await countLinks()).toBe(before + 2)
  })

  it('are all refused by row and field where the form itself is wrong', async () => {
    const before = await countLinks()
    const same = row()
    const answer = await send([row(), row({ langues: [] }), same, { ...row(), key: same.key }])
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toContain('rows.1.langues')
    expect(await countLinks()).toBe(before)
    expect(Object.keys((await send([same, same])).json().errors)).toEqual(['rows.1.key'])
  })

  it('are added once, however often and at once they are sent', async () => {
    const before = await countLinks()
    const rows = [row(), row(), row()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(rows)))
    for (const { added, rows: told } of answers) {
      expect(added).toBe(3)
      expect(told.map(({ ids }) => ids)).toEqual(answers[0]!.rows.map(({ ids }) => ids))
    }
    expect(await countLinks()).toBe(before + 3)
    const { rows: again } = await add(rows)
    expect(again.every(({ was_there: wasThere }) => wasThere)).toBe(true)
  })

  it('are not taken for others that had the same key, nor for those of somebody else', async () => {
    const first = row()
    await add([first])
    const { rows } = await add([{ ...first, lien: stage.address() }])
    expect(rows[0]!.errors).toEqual([
      { field: 'key', message: 'Something else was added under this key before.' },
    ])
    const other = await add([{ ...first, lien: stage.address() }], await test.as('uploader'))
    expect(other.rows[0]).toMatchObject({ state: 'added', was_there: false })
  })

  it('stop at the limit of their sender, and say so', async () => {
    const caller = await test.as('member')
    await test.platform.db
      .insertInto('user_permissions')
      .values({
        user_id: caller.id,
        permission: 'liens.create',
        restrictions: JSON.stringify([{ name: 'pending', value: 2 }]),
      })
      .execute()
    const { rows } = await add([row(), row(), row()], caller)
    expect(rows.map(({ state }) => state)).toEqual(['added', 'added', 'refused'])
    expect(rows[2]!.errors).toEqual([{ field: '', message: 'You have reached your limit.' }])
  })

  it('need the right of their kind, row by row', async () => {
    const caller = await test.as('member')
    await test.platform.db
      .insertInto('user_permissions')
      .values({ user_id: caller.id, permission: 'nzb.create', restrictions: '[]' })
      .execute()
    const { rows } = await add([row()], caller)
    expect(rows[0]!.errors[0]!.message).toBe('You do not have permission to do this.')
  })
})
