import { dbOf, secret } from './contributed-records.factory.ts'
import type { TestApp } from './features/test-app.ts'

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
