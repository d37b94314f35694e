import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dbOf, secret } from './contributed-records.factory.ts'
import { LINES_TAG } from './features/site/localizations/localizations.service.ts'
import type { TestApp } from './features/test-app.ts'
import type { MakeCall } from './stored-records.factory.ts'

/** Records of the site itself: nobody owns them. */
export async function contactMessage(test: TestApp): Promise<number> {
  const values = { name: 'Ana', email: 'ana@example.org', message: 'Thank you' }
  const made = dbOf(test).insertInto('contact_messages').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** A draft, so that it is not for everybody. */
export async function customPage(test: TestApp): Promise<number> {
  const values = { slug: `page-${secret()}`, title: 'A page', body: '<p>Words</p>' }
  const made = dbOf(test).insertInto('custom_pages').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

let languages = 0
/** Codes that no language has. */
const codeOf = (number: number) =>
  `q${String.fromCodePoint(97 + Math.floor(number / 26), 97 + (number % 26))}`

/** That staff have added, and that readers do not get. */
async function siteLanguage(test: TestApp): Promise<number> {
  const values = { language: codeOf(languages++), name: 'Volapük', is_enabled: false }
  const made = dbOf(test).insertInto('localizations').values(values).returning('id')
  const { id } = await made.executeTakeFirstOrThrow()
  await test.platform.cache.invalidate([LINES_TAG], dbOf(test))
  return id
}

const changed =
  (values: object): MakeCall =>
  async (test) => ({ params: { id: await siteLanguage(test) }, body: { ...values, version: 1 } })

/** One that was made and read, with a folder that can be packed. */
async function keptBackup({ platform }: TestApp): Promise<{ id: number; name: string }> {
  const name = secret()
  const folder = path.join(platform.config.dataDir, 'backups', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'manifest.json'), '{}')
  const now = new Date()
  const values = { name, state: 'good', is_kept: true, created_at: now, worked_at: now }
  const made = platform.db.insertInto('backups').values(values).returning(['id', 'name'])
  return made.executeTakeFirstOrThrow()
}

const onBackup: MakeCall = async (test) => ({ params: { id: (await keptBackup(test)).id } })

export const CALLS_ON_SITE: Readonly<Record<string, MakeCall>> = {
  'PUT localizations/:id': changed({ name: 'Esperanto', is_enabled: true }),
  'DELETE localizations/:id': changed({}),
  'POST admin/backups/:id/check': onBackup,
  'POST admin/backups/:id/address': onBackup,
  'GET admin/backups/:id/file': async (test, ownerId) => {
    const { id, name } = await keptBackup(test)
    const until = Math.floor(Date.now() / 1_000) + 60
    const text = `${id}/${name}/${ownerId}/${until}`
    const signature = test.platform.secrets.sign(text, 'backup')
    return { params: { id }, query: { until, signature } }
  },
  'DELETE admin/backups/:id': onBackup,
}
