import { expect, test } from './fixtures.ts'

test('a title is found in spite of a typo, a link is contributed, validated, and appears', async ({
  page,
  login,
  checkAccessibility,
}) => {
  const address = `https://archive.org/details/nosferatu-journey-${Date.now()}`

  // A visitor finds the title, and learns that links need an account.
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await checkAccessibility(page)
  const search = page.getByRole('combobox', { name: /search/i }).first()
  await search.fill('nosfratu')
  await page
    .getByRole('option', { name: /Nosferatu/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/titles\/\d+\/nosferatu$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Nosferatu' })).toBeVisible()
  await checkAccessibility(page)
  const titleId = /titles\/(\d+)\//.exec(page.url())![1]!
  await page.getByRole('link', { name: 'Download' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/titles/${titleId}/download$`))
  await checkAccessibility(page)
  await expect(page.getByText('archive.org/details')).toHaveCount(0)

  // They log in from there and come back to its links.
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('Password', { exact: true }).fill('Demo-1234!')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(new RegExp(`/titles/${titleId}/download$`))
  await expect(page.getByRole('button', { name: /Direct download links \(3\)/ })).toBeVisible()
  await checkAccessibility(page)

  // An uploader contributes one more.
  const uploader = await login('uploader')
  await uploader.goto(`/admin/liens/${titleId}/new`)
  await expect(
    uploader.getByRole('heading', { level: 1, name: 'New link on Nosferatu' }),
  ).toBeVisible()
  await checkAccessibility(uploader)
  await expect(uploader.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await uploader.getByRole('combobox', { name: /^Quality/ }).click()
  await uploader.getByRole('option', { name: 'Blu-Ray 1080p', exact: true }).click()
  await uploader.getByRole('combobox', { name: /^Languages/ }).click()
  await uploader.getByRole('option', { name: 'Silent' }).click()
  await uploader.keyboard.press('Escape')
  await uploader.getByRole('textbox', { name: /^Links/ }).fill(address)
  await uploader.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(uploader.getByText('Links added')).toBeVisible()
  await expect(uploader).toHaveURL(new RegExp(`/admin/liens/${titleId}$`))
  await expect(uploader.getByText('Pending').first()).toBeVisible()
  await checkAccessibility(uploader)

  // It is not shown yet.
  await page.reload()
  await expect(page.getByRole('button', { name: /Direct download links \(3\)/ })).toBeVisible()

  // A moderator accepts it.
  const moderator = await login('moderator')
  await moderator.goto('/admin/liens-validation')
  await checkAccessibility(moderator)
  const row = moderator.getByRole('listitem').filter({ hasText: address.replace('https://', '') })
  await row.getByRole('button', { name: /Accept/ }).click()
  await expect(moderator.getByText('Accepted 1 record')).toBeVisible()
  await expect(row).toHaveCount(0)

  // It appears, and its uploader is told.
  await page.reload()
  await expect(page.getByRole('button', { name: /Direct download links \(4\)/ })).toBeVisible()
  await uploader.goto('/notifications')
  await expect(uploader.getByText(/Nosferatu/).first()).toBeVisible()
  await checkAccessibility(uploader)
})

test('a moderator who denies has to say why, and the uploader reads it', async ({ login }) => {
  const moderator = await login('moderator')
  await moderator.goto('/admin/liens-validation')
  const row = moderator.getByRole('listitem').filter({ hasText: 'SuperTux' })
  await row.getByRole('button', { name: /Deny/ }).click()
  const dialog = moderator.getByRole('dialog')
  await dialog.getByRole('button', { name: /Deny/ }).click()
  await expect(dialog.getByText('Please provide a reason')).toBeVisible()
  await dialog.getByRole('textbox').fill('The page asks for an account.')
  await dialog.getByRole('button', { name: /Deny/ }).click()
  await expect(moderator.getByText('Denied 1 record')).toBeVisible()
  await expect(row).toHaveCount(0)
})
