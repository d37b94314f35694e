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

export const CALLS_ON_LANGUAGES: Readonly<Record<string, MakeCall>> = {
  'PUT localizations/:id': changed({ name: 'Esperanto', is_enabled: true }),
  'DELETE localizations/:id': changed({}),
}
