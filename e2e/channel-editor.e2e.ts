import { expect, test } from './fixtures.ts'

test('an editor builds a channel whose result shows beside it, and orders another by hand', async ({
  login,
  page: guest,
  checkAccessibility,
}) => {
  const admin = await login('admin')
  const name = `Silent nights ${Date.now()}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await admin.goto('/admin/channels')
  await checkAccessibility(admin)
  await admin.getByRole('link', { name: 'New channel' }).click()
  await admin.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  const result = admin.getByRole('complementary', { name: 'Result' })
  await expect(result.getByRole('status')).toContainText('titles found')
  const all = await result.getByRole('status').textContent()
  await admin.getByRole('textbox', { name: 'To year' }).fill('1926')
  await expect(result.getByRole('status')).not.toHaveText(all ?? '')
  await expect(result.getByRole('listitem').first()).toBeVisible()
  await checkAccessibility(admin)

  // Chosen by hand instead, in an order of one's own.
  await admin.getByRole('combobox', { name: 'Comes from' }).click()
  await admin.getByRole('option', { name: 'Chosen by hand' }).click()
  for (const title of ['Metropolis', 'Sintel']) {
    await admin.getByRole('combobox', { name: 'Add a title' }).fill(title)
    await admin
      .getByRole('option', { name: new RegExp(title) })
      .first()
      .click()
  }
  await admin.getByRole('button', { name: /^Move “Sintel”/ }).press('ArrowUp')
  await expect(result.getByRole('status')).toContainText('2 records')
  await checkAccessibility(admin)
  await admin.keyboard.press('Control+s')
  await expect(admin).toHaveURL(/\/admin\/channels$/)

  await guest.goto(`/${slug}`)
  await expect(guest.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(guest.locator('main a', { hasText: 'Sintel' }).first()).toBeVisible()

  await admin.goto(`/admin/channels?query=${encodeURIComponent(name)}`)
  await admin.getByRole('row', { name }).getByRole('checkbox').check()
  await admin.getByRole('button', { name: 'Delete', exact: true }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(admin.getByRole('row', { name })).toHaveCount(0)
  expect((await guest.request.get(`/${slug}`)).status()).toBe(404)
})
