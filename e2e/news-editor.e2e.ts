import { expect, test } from './fixtures.ts'

test('an editor writes news for a time, previews it, publishes it, deletes it and takes that back', async ({
  login,
  page: guest,
  checkAccessibility,
}) => {
  const admin = await login('admin')
  const title = `A reel was found ${Date.now()}`
  await admin.goto('/admin/news')
  await checkAccessibility(admin)
  await admin.getByRole('link', { name: 'New article' }).click()
  await admin.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await admin.getByRole('textbox', { name: 'Text', exact: true }).focus()
  await admin.keyboard.type('It lay in an attic.')
  await admin.getByRole('combobox', { name: 'Add a title' }).fill('sintel')
  await admin
    .getByRole('option', { name: /Sintel/ })
    .first()
    .click()
  await admin.getByRole('combobox', { name: 'Add a title' }).fill('metropolis')
  await admin
    .getByRole('option', { name: /Metropolis/ })
    .first()
    .click()
  await admin.getByRole('button', { name: /^Move “Metropolis”/ }).press('Home')
  await admin.getByRole('radio', { name: 'At a time' }).check()
  await checkAccessibility(admin)
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(admin.getByText('Please enter a day and a time.')).toBeVisible()
  await admin.getByLabel('Day and time').fill('2101-05-01T12:00')
  await admin.keyboard.press('Control+s')
  await expect(admin).toHaveURL(/\/admin\/news$/)
  const row = admin.getByRole('row', { name: title })
  await expect(row).toContainText('Scheduled')

  // Those who write news see it before it appears.
  await row.getByRole('link', { name: title, exact: true }).click()
  await admin.getByRole('link', { name: 'Preview' }).click()
  await expect(
    admin.getByText('This article has not appeared yet.', { exact: false }),
  ).toBeVisible()
  await expect(admin.getByText('It lay in an attic.')).toBeVisible()
  await checkAccessibility(admin)
  const address = new URL(admin.url()).pathname
  expect((await guest.request.get(address)).status()).toBe(404)

  await admin.getByRole('link', { name: 'Edit this article' }).click()
  await admin.getByRole('radio', { name: 'Publish now' }).check()
  await admin.keyboard.press('Control+s')
  await expect(admin).toHaveURL(/\/admin\/news$/)
  await expect(row).toContainText('Published')
  await guest.goto('/news')
  await guest.getByRole('link', { name: title }).click()
  await expect(guest.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await checkAccessibility(guest)

  await row.getByRole('checkbox').check()
  await admin.getByRole('button', { name: 'Delete', exact: true }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  expect((await guest.request.get(address)).status()).toBe(404)
  await admin.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Published')
  expect((await guest.request.get(address)).status()).toBe(200)
})

test('two who edit one article at once are both kept', async ({ login }) => {
  const admin = await login('admin')
  const headers = { 'sec-fetch-site': 'same-origin' }
  const made = await (
    await admin.request.post('/api/v1/news-articles', {
      headers,
      data: { title: 'Shared', body: '<p>Words.</p>' },
    })
  ).json()
  await admin.goto(`/admin/news/${made.article.id}/edit`)
  await admin.getByRole('textbox', { name: 'Title', exact: true }).fill('Mine')
  await admin.request.put(`/api/v1/news-articles/${made.article.id}`, {
    headers,
    data: { title: 'Theirs', body: '<p>Words.</p>', summary: 'Short', version: 1 },
  })
  await admin.keyboard.press('Control+s')
  const dialog = admin.getByRole('dialog')
  await expect(dialog).toContainText('Theirs')
  await expect(dialog).toContainText('Mine')
})
