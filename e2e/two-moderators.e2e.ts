import { expect, test } from './fixtures.ts'

const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }

test('two moderators see who looks at what, and do not decide about the same by accident', async ({
  login,
  checkAccessibility,
}) => {
  const uploader = await login('uploader')
  const { results } = await (await uploader.request.get('/api/v1/search/metropolis')).json()
  const { qualities, languages } = await (
    await uploader.request.get('/api/v1/liens-options')
  ).json()
  const place = `archive.org/details/two-moderators-${Date.now()}`
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

  const [first, second] = [await login('moderator'), await login('admin')]
  const rowOf = (page: typeof first) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .filter({ hasText: place })
  for (const page of [first, second]) {
    await page.goto('/admin/liens-validation')
    await expect(rowOf(page)).toBeVisible()
  }
  // The connection over which open pages hear of each other.
  await second.waitForTimeout(3_000)
  await rowOf(first).getByRole('button', { name: /Deny/ }).click()
  await first.getByRole('textbox', { name: /reason/i }).fill('The wrong film')
  await expect(rowOf(second).getByText(/^Looked at by /)).toBeVisible({ timeout: 10_000 })
  await checkAccessibility(second)

  // Who decides all the same is asked first.
  await rowOf(second)
    .getByRole('button', { name: /Accept/ })
    .click()
  const question = second.getByRole('dialog', { name: 'Somebody else is looking at this' })
  await expect(question).toContainText('is looking at this contribution.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(second)).toBeVisible()

  // Cancelled there, it is free at once here.
  await first.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(second).getByText(/^Looked at by /)).toBeHidden({ timeout: 10_000 })

  // Taken over openly, it is gone for both.
  await rowOf(first).getByRole('button', { name: /Deny/ }).click()
  await expect(rowOf(second).getByText(/^Looked at by /)).toBeVisible({ timeout: 10_000 })
  await rowOf(second)
    .getByRole('button', { name: /Accept/ })
    .click()
  await question.getByRole('button', { name: 'Take over' }).click()
  await expect(rowOf(second)).toBeHidden()
  await first.getByRole('textbox', { name: /reason/i }).fill('The wrong film')
  await first.getByRole('dialog').getByRole('button', { name: 'Deny' }).click()
  await expect(first.getByText('Somebody changed this in the meantime')).toBeVisible()
})
