import { expect, test } from './fixtures.ts'

test('an administrator makes a list in an order of their own, edits it, takes it back and deletes it', async ({
  login,
  page: guest,
  checkAccessibility,
}) => {
  const admin = await login('admin')
  const name = `Nights of ${Date.now()}`
  await admin.goto('/admin/lists')
  await checkAccessibility(admin)
  await admin.getByRole('link', { name: 'New list' }).first().click()
  await admin.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  for (const title of ['Metropolis', 'Sintel', 'Nosferatu']) {
    await admin.getByRole('combobox', { name: 'Add a title' }).fill(title)
    await admin
      .getByRole('option', { name: new RegExp(title) })
      .first()
      .click()
  }
  await admin.getByRole('button', { name: /^Move “Sintel”/ }).press('Home')
  await expect(admin.getByRole('region', { name: 'Titles' }).getByRole('listitem')).toHaveText([
    /Sintel/,
    /Metropolis/,
    /Nosferatu/,
  ])
  await checkAccessibility(admin)
  await admin.keyboard.press('Control+s')
  await expect(admin).toHaveURL(/\/admin\/lists$/)

  const row = admin.getByRole('row', { name })
  await row.getByRole('link', { name: `View list: ${name}` }).click()
  await expect(admin.getByRole('heading', { name, level: 1 })).toBeVisible()
  const address = admin.url()
  await guest.goto(address)
  await expect(guest.locator('main a', { hasText: 'Sintel' }).first()).toBeVisible()

  // Given to a member, who is told; what is changed then is theirs, and in the history.
  await admin.goto(`/admin/lists?query=${encodeURIComponent(name)}`)
  await row.getByRole('link', { name: `Edit: ${name}` }).click()
  await admin.getByRole('textbox', { name: 'Username of the owner' }).fill('member')
  await admin.keyboard.press('Control+s')
  await expect(row).toContainText('member')
  await row.getByRole('link', { name: `Edit: ${name}` }).click()
  await expect(admin.getByText(/This list is somebody else’s/)).toBeVisible()
  await admin.getByRole('button', { name: /^Remove “Metropolis”/ }).click()
  await checkAccessibility(admin)
  await admin.keyboard.press('Control+s')
  await expect(row).toBeVisible()
  await expect(row.getByRole('gridcell', { name: '2', exact: true })).toBeVisible()

  await row.getByRole('checkbox').check()
  await admin.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = admin.getByRole('dialog', { name: 'Delete this list?' })
  await checkAccessibility(admin)
  await dialog.getByRole('textbox', { name: 'Reason, for the owner' }).fill('An experiment')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  expect((await guest.request.get(address)).status()).toBe(404)
})
