import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { sendTestFile } from './test-upload.ts'

const test = useTestApp()
const URL = '/api/v1/file-entries'
type Caller = Awaited<ReturnType<typeof test.as>>
let [admin, sender] = [] as unknown as [Caller, Caller]
const send = (fileName: string, content: string) =>
  sendTestFile(test, sender.cookie, { fileName, content })
const list = async (query = '') => {
  const answer = await admin.call('GET', `${URL}?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().pagination.data
}
const names = async (query?: string) =>
  (await list(query)).map(({ name }: { name: string }) => name)

beforeAll(async () => {
  admin = await test.as('admin')
  sender = await test.as('uploader')
  await send('Bea.txt', 'four')
  await send('ada.txt', 'seventeen letters')
  await send('100%.txt', 'one')
})

describe('the list of all files', () => {
  it('comes newest first, in other orders, and by what is looked for', async () => {
    expect(await names()).toEqual(['100%.txt', 'ada.txt', 'Bea.txt'])
    expect(await names('orderBy=name')).toEqual(['100%.txt', 'ada.txt', 'Bea.txt'])
    expect(await names('orderBy=file_size&orderDir=desc')).toEqual([
      'ada.txt',
      'Bea.txt',
      '100%.txt',
    ])
    expect(await names('query=%25')).toEqual(['100%.txt'])
    const only = (key: string, value: unknown) =>
      names(`filters=${encodeFilters([{ key, value, operator: '=' }])}`)
    expect(await only('disk', 's3')).toEqual([])
    expect(await only('is_public', false)).toHaveLength(3)
    expect((await admin.call('GET', `${URL}?orderBy=key`)).statusCode).toBe(422)
  })

  it('says whose each is and whether something uses it, and opens it', async () => {
    const [file] = await list('query=ada')
    expect(file).toMatchObject({
      mime: 'text/plain',
      file_size: 17,
      disk: 'local',
      is_public: false,
      in_use: true,
    })
    expect(file.owner).toEqual(expect.any(String))
    const opened = await test.app.inject({ url: file.url })
    expect([opened.statusCode, opened.body]).toEqual([200, 'seventeen letters'])
  })

  it('is for those who manage files alone, loses what is deleted, and is a file itself', async () => {
    expect((await sender.call('GET', URL)).statusCode).toBe(403)
    await send('gone.txt', 'gone')
    const [{ id }] = await list('query=gone')
    await admin.call('POST', `${URL}/delete`, { entryIds: [id] })
    expect(await names('query=gone')).toEqual([])
    const { body } = await admin.call('GET', `${URL}/csv?orderBy=name`)
    const lines = body.trim().split('\n')
    expect(lines[0]).toContain('Name,Owner,Type,Size')
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
      '100%.txt',
      'ada.txt',
      'Bea.txt',
    ])
  })

  it('says of a file whose owner is gone that nothing uses it', async () => {
    const { id, cookie } = await test.as('uploader')
    await sendTestFile(test, cookie, { fileName: 'orphan.txt', content: 'x' })
    await test.platform.db.deleteFrom('users').where('id', '=', id).execute()
    expect((await list('query=orphan'))[0]).toMatchObject({ owner: null, in_use: false })
  })
})
