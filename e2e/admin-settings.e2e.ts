import { expect, test } from './fixtures.ts'

const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }

test('an administrator changes settings by keyboard, is asked before leaving, and learns what somebody else changed', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('admin')
  await page.goto('/admin/settings')
  const description = page.getByRole('textbox', { name: 'In one sentence' })
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await checkAccessibility(page)

  // Saved by keyboard, and still there after a reload.
  await description.fill('Films that belong to everybody.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.reload()
  await expect(description).toHaveValue('Films that belong to everybody.')

  // Not left with changes unless one says so.
  await description.fill('Another sentence.')
  await page.getByRole('link', { name: 'Uploading' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(description).toHaveValue('Another sentence.')

  // Somebody else is faster with the same value, and with another one, which no other page of the shared site shows.
  const { values } = await (await page.request.get('/api/v1/settings/general')).json()
  const seen = {
    'branding.description': values['branding.description'],
    'install.short_name': values['install.short_name'],
  }
  const faster = await page.request.put('/api/v1/settings/general', {
    data: {
      values: { 'branding.description': 'Theirs.', 'install.short_name': 'Theirs' },
      seen,
    },
    ...FROM_HERE,
  })
  expect(faster.ok(), await faster.text()).toBe(true)
  await page.getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('dialog', { name: 'Somebody changed this in the meantime' })
  await expect(conflict.getByRole('radio', { name: /^Another sentence/ })).toBeChecked()
  await checkAccessibility(page)
  await conflict.getByRole('button', { name: 'Save what is chosen' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.reload()
  await expect(description).toHaveValue('Another sentence.')
  const shortName = page.getByRole('textbox', { name: 'Short name' })
  await expect(shortName).toHaveValue('Theirs')

  // What was changed goes back to what it was shipped as.
  await page.getByRole('button', { name: 'Back to the default: In one sentence' }).click()
  await shortName.fill(seen['install.short_name'])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await page.goto('/admin/settings/nothing')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Settings')
})

test('settings are found by what they are called, and taken over from a file once one saw what it changes', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('admin')
  await page.goto('/admin/settings/uploading')
  const search = page.getByRole('combobox', { name: 'Find a setting' })
  await search.fill('nom court')
  await expect(page.getByRole('option', { name: /^Short name/ })).toBeVisible()
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/settings\/general#install\.short_name$/)
  const shortName = page.getByRole('textbox', { name: 'Short name' })
  await expect(shortName).toBeFocused()

  const exported = await page.request.get('/api/v1/admin/settings/file')
  const file = await exported.json()
  file.settings['of.another_version'] = true
  file.settings['install.short_name'] = 'Borrowed'
  await page.getByRole('button', { name: 'Settings as a file' }).press('Enter')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: 'Import a file' }).click()
  const buffer = Buffer.from(JSON.stringify(file))
  await (await choosing).setFiles({ name: 'settings.json', mimeType: 'application/json', buffer })
  const dialog = page.getByRole('dialog', { name: 'Change 1 setting?' })
  await expect(dialog.locator('ins')).toHaveText('Borrowed')
  await expect(dialog.getByText(/^1 setting of the file is not known here/)).toBeVisible()
  await checkAccessibility(page)
  await dialog.getByRole('button', { name: 'Change them' }).click()
  await expect(page.getByText('1 setting changed')).toBeVisible()
  await page.reload()
  await expect(shortName).toHaveValue('Borrowed')
  await page.getByRole('button', { name: 'Back to the default: Short name' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
})

test('a secret is stored without being shown, kept and forgotten', async ({ login }) => {
  const page = await login('admin')
  await page.goto('/admin/settings/uploading')
  const key = page.getByRole('textbox', { name: 'Secret access key' })
  await key.fill('not-to-be-read')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  await expect(key).toHaveValue('')
  await expect(key).toHaveAttribute('placeholder', 'Stored, and not shown')
  await page.getByRole('button', { name: 'Forget it' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(key).toHaveAttribute('placeholder', 'Nothing is stored')
})

test('the texts of the administration come with the first step into it, in the language of the reader', async ({
  openContext,
}) => {
  const page = await (await openContext({ locale: 'fr-FR' })).newPage()
  await page.request.post('/auth/login', {
    data: { email: 'admin@demo.example', password: 'Demo-1234!', remember: false },
    ...FROM_HERE,
  })
  await page.goto('/')
  await page.getByRole('button', { name: /^Compte de/ }).click()
  await page.locator('#user-menu').getByRole('link', { name: 'Administration' }).click()
  await page.getByRole('link', { name: 'Réglages' }).first().click()
  await expect(page.getByRole('heading', { name: 'Nom et logo' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Proposer des offres' })).toBeVisible()
})
