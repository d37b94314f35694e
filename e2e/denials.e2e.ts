import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }

/** A link by the demo uploader that waits. @returns its address without the beginning, as queues show it */
async function addLink(uploader: Page, name: string): Promise<string> {
  const { results } = await (await uploader.request.get('/api/v1/search/metropolis')).json()
  const { qualities, languages } = await (
    await uploader.request.get('/api/v1/liens-options')
  ).json()
  const place = `archive.org/details/${name}-${Date.now()}`
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
  return place
}

test('a moderator undoes a wrong denial at once, and restores another later with a reason', async ({
  login,
  checkAccessibility,
}) => {
  const uploader = await login('uploader')
  const place = await addLink(uploader, 'wrongly-denied')
  const moderator = await login('moderator')
  await moderator.goto('/admin/liens-validation')
  const row = moderator
    .getByRole('listitem')
    .filter({ has: moderator.getByRole('checkbox') })
    .filter({ hasText: place })
  const deny = async () => {
    await row.getByRole('button', { name: /Deny/ }).click()
    await moderator.getByRole('textbox', { name: /reason/i }).fill('The wrong film')
    await moderator.getByRole('dialog').getByRole('button', { name: 'Deny' }).click()
    await expect(row).toBeHidden()
  }
  await deny()
  const status = moderator.getByRole('status')
  await status.getByRole('button', { name: 'Undo' }).click()
  await expect(status.filter({ hasText: 'Denial undone' })).toBeVisible()
  await expect(row).toBeVisible()

  // Denied again, and thought better of it later.
  await deny()
  await moderator.goto('/admin/denials')
  await expect(moderator.getByRole('heading', { name: 'Denied contributions' })).toBeVisible()
  await checkAccessibility(moderator)
  await moderator.getByRole('button', { name: `Restore https://${place}` }).click()
  const dialog = moderator.getByRole('dialog', { name: 'Restore 1 contribution?' })
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog.getByText('Please provide a reason')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It is the right film after all')
  await checkAccessibility(moderator)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog).toBeHidden()
  await expect(moderator.getByRole('button', { name: `Restore https://${place}` })).toBeHidden()
  await moderator.goto('/admin/liens-validation')
  await expect(row).toBeVisible()

  // Its uploader heard of all of it, beside what other journeys tell the same account.
  const { pagination } = await (await uploader.request.get('/api/v1/notifications')).json()
  const told = pagination.data.map(({ data }: { data: { lines: { content: string }[] } }) =>
    data.lines.map(({ content }) => content),
  )
  expect(told).toContainEqual([
    expect.stringContaining('was undone: it waits for validation again'),
    'Reason: It is the right film after all',
  ])
  await row.getByRole('button', { name: /Accept/ }).click()
  await expect(row).toBeHidden()
})
