import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { secretPurpose } from './secret-purpose.ts'
import { startTestDownloadClient } from './test-download-client.ts'

const program = await startTestDownloadClient()
afterAll(() => program.stop())
beforeEach(() => void (program.asked.length = 0))
const test = useTestApp({ DOWNLOAD_CLIENT_HOSTS: program.host })

const URL = '/api/v1/download-clients'
const SECRET = 'a-Secret-0123456789'
const AT_HOME = { kind: 'aria2', name: 'At home', place: 'server', address: program.address }
type Member = Awaited<ReturnType<typeof test.as>>

const add = async (owner: Member, fields: object = {}) => {
  const answer = await owner.call('POST', URL, { ...AT_HOME, secret: SECRET, ...fields })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().client
}
const rowOf = (id: number) =>
  test.platform.db
    .selectFrom('download_clients')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const fieldsOf = (answer: { statusCode: number; json(): { errors?: object } }) => [
  answer.statusCode,
  Object.keys(answer.json().errors ?? {}),
]

describe('download clients', () => {
  it('are kept with a secret that is encrypted for its owner and never sent back', async () => {
    const owner = await test.as('member')
    const client = await add(owner, { address: `${program.address}/` })
    expect(client).toEqual({
      id: client.id,
      version: 1,
      ...AT_HOME,
      username: null,
      has_secret: true,
      is_default: true,
    })
    const row = await rowOf(client.id)
    expect(row.secret_encrypted).not.toContain(SECRET)
    expect(test.platform.secrets.decrypt(row.secret_encrypted!, secretPurpose(owner.id))).toBe(
      SECRET,
    )
    expect((await owner.call('GET', URL)).body).not.toContain(SECRET)
    const { clients } = (await (await test.as('member')).call('GET', URL)).json()
    expect(clients).toEqual([])
  })

  it('that browsers ask leave their secret there', async () => {
    const owner = await test.as('member')
    const client = await add(owner, { place: 'browser', address: 'http://192.168.1.5:6800' })
    expect(client).toMatchObject({ place: 'browser', has_secret: false })
    expect((await rowOf(client.id)).secret_encrypted).toBeNull()
    const answers = [
      await owner.call('POST', `${URL}/${client.id}/test`),
      await owner.call('POST', `${URL}/${client.id}/send`, {
        kind: 'link',
        addresses: ['https://host.example/a'],
      }),
    ]
    expect(answers.map(fieldsOf)).toEqual([
      [422, ['place']],
      [422, ['place']],
    ])
    expect(program.asked).toEqual([])
  })

  it.each<[string, object]>([
    ['place', { kind: 'jdownloader' }],
    ['place', { kind: 'qbittorrent', place: 'browser' }],
    ['address', { address: null }],
    ['address', { address: 'ftp://nas.example' }],
    ['address', { address: 'https://ada:word@nas.example' }],
    ['address', { address: 'https://nas.example/?a=b' }],
    ['address', { address: 'http://10.0.0.7:6800' }],
    ['address', { address: 'http://127.0.0.1:5432' }],
    ['address', { place: 'browser', address: 'http://[::1]:6800' }],
    ['name', { name: ' ' }],
    ['kind', { kind: 'wget' }],
  ])('are refused by the %s where it cannot be: %j', async (field, wrong) => {
    const owner = await test.as('member')
    expect(fieldsOf(await owner.call('POST', URL, { ...AT_HOME, ...wrong }))).toEqual([
      422,
      [field],
    ])
  })

  it('take their secret to no other address, unless it is said again', async () => {
    const owner = await test.as('member')
    const { id } = await add(owner)
    const moved = { ...AT_HOME, version: 1, address: 'https://other.example' }
    expect(fieldsOf(await owner.call('PUT', `${URL}/${id}`, moved))).toEqual([422, ['secret']])
    const renamed = { ...AT_HOME, version: 1, name: 'In the attic' }
    const answer = await owner.call('PUT', `${URL}/${id}`, renamed)
    expect(answer.json().client).toMatchObject({ name: 'In the attic', has_secret: true })
    const said = await owner.call('PUT', `${URL}/${id}`, { ...moved, version: 2, secret: 'new' })
    expect(said.json().client).toMatchObject({ address: 'https://other.example', version: 3 })
    const home = { ...moved, version: 3, place: 'browser' }
    expect((await owner.call('PUT', `${URL}/${id}`, home)).json().client.has_secret).toBe(false)
  })

  it('are used in the order in which they were chosen', async () => {
    const owner = await test.as('member')
    const first = await add(owner)
    const second = await add(owner)
    const order = async () =>
      (await owner.call('GET', URL)).json().clients.map(({ id }: { id: number }) => id)
    expect(await order()).toEqual([first.id, second.id])
    const chosen = { ...AT_HOME, version: 1, is_default: true }
    const answer = await owner.call('PUT', `${URL}/${second.id}`, chosen)
    expect(answer.json().client.is_default).toBe(true)
    expect(await order()).toEqual([second.id, first.id])
    expect((await owner.call('DELETE', `${URL}/${second.id}`, { version: 9 })).statusCode).toBe(409)
    expect((await owner.call('DELETE', `${URL}/${second.id}`, { version: 1 })).statusCode).toBe(200)
    expect(await order()).toEqual([first.id])
  })

  it('are tested and take what is sent, each with what became of it', async () => {
    const owner = await test.as('member')
    const { id } = await add(owner)
    program.answer({ jsonrpc: '2.0', result: { version: '1.37.0' } })
    expect((await owner.call('POST', `${URL}/${id}/test`)).json()).toEqual({ problem: null })
    program.answer({ jsonrpc: '2.0', result: [['gid'], { code: 1, message: 'No such thing' }] })
    const addresses = ['https://host.example/a', 'https://host.example/b']
    const answer = await owner.call('POST', `${URL}/${id}/send`, { kind: 'link', addresses })
    expect(answer.json()).toEqual({ outcomes: [null, 'refused'] })
    expect(program.asked.at(-1)!.body).toContain(`"token:${SECRET}",["https://host.example/b"]`)
    expect(program.asked.map(({ path }) => path)).toEqual(['/jsonrpc', '/jsonrpc'])
  })

  it('take only what they can, a few addresses of the web at a time', async () => {
    const owner = await test.as('member')
    const { id } = await add(owner)
    const send = (body: object) => owner.call('POST', `${URL}/${id}/send`, body)
    const good = 'https://host.example/a'
    expect(fieldsOf(await send({ kind: 'nzb', addresses: [good] }))).toEqual([422, ['kind']])
    for (const addresses of [
      [],
      Array.from({ length: 6 }, () => good),
      ['file:///etc/passwd'],
      [`${good}\nhttps://host.example/b`],
    ])
      expect((await send({ kind: 'link', addresses })).statusCode).toBe(422)
    expect(program.asked).toEqual([])
  })

  it('are not a way to try passwords without end', async () => {
    const owner = await test.as('member')
    const { id } = await add(owner)
    program.answer({ jsonrpc: '2.0', error: { code: 1, message: 'Unauthorized' } }, 400)
    for (let attempt = 0; attempt < 30; attempt++)
      expect((await owner.call('POST', `${URL}/${id}/test`)).json().problem).toBe('badPassword')
    expect((await owner.call('POST', `${URL}/${id}/test`)).statusCode).toBe(429)
  })
})
