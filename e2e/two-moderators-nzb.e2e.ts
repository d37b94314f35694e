import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { nzbOf } from './releases-of-tests.ts'

const headers = { 'sec-fetch-site': 'same-origin' }

test('two moderators see who looks at a newsgroup file, and it is decided once', async ({
  login,
  checkAccessibility,
}) => {
  const uploader = await login('uploader')
  const { results } = await (await uploader.request.get('/api/v1/search/metropolis')).json()
  const name = `Metropolis.1927.two-${randomUUID().slice(0, 8)}`
  const sent = await uploader.request.post('/api/v1/release-files', {
    headers,
    multipart: {
      file: { name: `${name}.nzb`, mimeType: 'application/x-nzb', buffer: nzbOf(name) },
    },
  })
  const made = await uploader.request.post('/api/v1/liens', {
    headers,
    data: {
      title_id: results[0].id,
      typefile: 'NZB',
      qualite: 16,
      langues: [2],
      url: (await sent.json()).fileEntry.url,
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  const [{ id }] = (await made.json()).data.nzbs

  const [first, second] = [await login('moderator'), await login('admin')]
  const rowOf = (page: typeof first) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .filter({ hasText: name })
  for (const page of [first, second]) {
    await page.goto('/admin/nzbs-validation')
    await expect(rowOf(page)).toBeVisible()
  }
  // The connection over which open pages hear of each other.
  await second.waitForTimeout(3_000)
  await rowOf(first).getByRole('button', { name: /Deny/ }).press('Enter')
  await first.getByRole('textbox', { name: /reason/i }).fill('Articles are missing')
  await expect(rowOf(second).getByText(/^Looked at by /)).toBeVisible({ timeout: 10_000 })
  await checkAccessibility(second)

  // Taken over openly, it is accepted, and the other is told instead of denying it.
  await rowOf(second)
    .getByRole('button', { name: /Accept/ })
    .press('Enter')
  const question = second.getByRole('dialog', { name: 'Somebody else is looking at this' })
  await question.getByRole('button', { name: 'Take over' }).press('Enter')
  await expect(second.getByText('Accepted 1 record')).toBeVisible()
  await expect(rowOf(second)).toBeHidden()
  await first.getByRole('dialog').getByRole('button', { name: 'Deny' }).press('Enter')
  await expect(first.getByText('Somebody changed this in the meantime')).toBeVisible()
  const { model } = await (await uploader.request.get(`/api/v1/nzb/${id}`)).json()
  expect(model.active).toBe(1)
})
