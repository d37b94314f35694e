import { expect, test } from './fixtures.ts'

const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }

test('a moderator sees what changed of a link that was accepted before, and how its uploader did so far', async ({
  login,
  checkAccessibility,
}) => {
  const uploader = await login('uploader')
  const { results } = await (await uploader.request.get('/api/v1/search/metropolis')).json()
  const { qualities, languages } = await (
    await uploader.request.get('/api/v1/liens-options')
  ).json()
  const place = `archive.org/details/sent-again-${Date.now()}`
  const made = await uploader.request.post('/api/v1/liens', {
    data: {
      title_id: results[0].id,
      lien: `https://${place}`,
      qualite: qualities[0].id,
      langues: [languages.at(-1).id],
    },
    ...FROM_HERE,
  })
  const link = (await made.json()).data.liens[0]
  const page = await login('moderator')
  const accepted = await page.request.post(`/api/v1/liens/${link.id}`, {
    data: { validation: 'accept', versions: { [link.id]: link.version } },
    ...FROM_HERE,
  })
  expect(accepted.ok(), await accepted.text()).toBe(true)
  const now = (await (await uploader.request.get(`/api/v1/liens/${link.id}`)).json()).model
  const changed = await uploader.request.put(`/api/v1/liens/${link.id}`, {
    data: { version: now.version, lien: `https://${place}-elsewhere`, qualite: qualities[1].id },
    ...FROM_HERE,
  })
  expect(changed.ok(), await changed.text()).toBe(true)

  await page.goto('/admin/liens-validation')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .filter({ hasText: `${place}-elsewhere` })
  await expect(row.getByText('Changed since it was accepted')).toBeVisible()
  await expect(row.getByRole('deletion').first()).toContainText(place)
  await expect(row.getByRole('insertion').first()).toContainText(`${place}-elsewhere`)
  await row.getByRole('button', { name: /^Record of uploader/ }).click()
  const record = page.getByRole('dialog', { name: 'Record of uploader' })
  await expect(record.getByText('Last denials')).toBeVisible()
  await checkAccessibility(page)
})
