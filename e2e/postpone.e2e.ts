import { expect, test } from './fixtures.ts'

const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }

test('a moderator puts off what cannot be decided today, finds it, and puts it back', async ({
  login,
  checkAccessibility,
}) => {
  const uploader = await login('uploader')
  const { results } = await (await uploader.request.get('/api/v1/search/metropolis')).json()
  const { qualities, languages } = await (
    await uploader.request.get('/api/v1/liens-options')
  ).json()
  const place = `archive.org/details/postponed-${Date.now()}`
  const made = await uploader.request.post('/api/v1/liens', {
    data: {
      title_id: results[0].id,
      lien: `https://${place}`,
      qualite: qualities[0].id,
      langues: [languages.at(-1).id],
    },
    ...FROM_HERE,
  })
  expect(made.ok(), await made.text()).toBe(true)

  const page = await login('moderator')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .filter({ hasText: place })
  await page.goto('/admin/liens-validation')
  await expect(row).toBeVisible()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Postpone', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Postpone 1 contribution' })
  await dialog.getByText('Another day').click()
  await dialog.getByRole('textbox', { name: 'Day' }).fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Postpone' }).click()
  await expect(dialog.getByText('Please choose a day that is still to come.')).toBeVisible()
  await checkAccessibility(page)
  await dialog.getByText('In a week').click()
  await dialog.getByLabel('Note for staff').fill('The uploader was asked for the source')
  await dialog.getByRole('button', { name: 'Postpone' }).click()
  await expect(page.getByText('Postponed 1 record')).toBeVisible()
  await expect(row).toBeHidden()

  await page.goto('/admin/postponed')
  const postponed = page.getByRole('row').filter({ hasText: place })
  await expect(postponed).toContainText('The uploader was asked for the source')
  await checkAccessibility(page)
  await postponed.getByRole('button', { name: /back into the queue now/ }).click()
  await expect(page.getByText('Back in the queue: 1 record')).toBeVisible()
  await expect(postponed).toBeHidden()

  await page.goto('/admin/liens-validation')
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: /^Postpone/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Postpone' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})
