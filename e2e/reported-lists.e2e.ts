import { expect, test } from './fixtures.ts'

const headers = { 'sec-fetch-site': 'same-origin' }

test('a member reports a list, a moderator hides it, and its owner is told why until it is shown again', async ({
  login,
  checkAccessibility,
}) => {
  const [owner, reader, moderator] = [
    await login('premium'),
    await login('member'),
    await login('moderator'),
  ]
  const name = `Rude nights ${Date.now()}`
  const data = { name, visibility: 'public' }
  const made = await owner.request.post('/api/v1/lists', { headers, data })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()).list

  await reader.goto(`/lists/${id}`)
  await checkAccessibility(reader)
  await reader.getByRole('button', { name: `More about the list “${name}”` }).click()
  await reader.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = reader.getByRole('dialog', { name: /^Report the list by / })
  await dialog.getByRole('textbox').fill('It insults everybody')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toBeHidden()

  await moderator.goto('/admin/lists-reportes')
  const row = moderator.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('It insults everybody')
  await checkAccessibility(moderator)
  await row.getByRole('button', { name: `Hide the list: ${name}` }).click()
  const question = moderator.getByRole('dialog', { name: 'Hide this list?' })
  await question.getByRole('textbox', { name: 'Reason, for the owner' }).fill('No insults here')
  await checkAccessibility(moderator)
  await moderator.keyboard.press('Enter')
  await expect(moderator.getByRole('status').getByText('List hidden')).toBeVisible()
  await expect(row).toHaveCount(0)

  expect((await reader.request.get(`/api/v1/lists/${id}`)).status()).toBe(404)
  await owner.goto(`/lists/${id}`)
  await expect(owner.getByRole('note')).toContainText('Reason: No insults here')
  await checkAccessibility(owner)
  await owner.goto(`/lists/${id}/edit`)
  await expect(owner.getByRole('radio', { name: 'Public list' })).toBeDisabled()

  await moderator.goto(`/lists/${id}`)
  await moderator.getByRole('button', { name: `More about the list “${name}”` }).click()
  await moderator.getByRole('menuitem', { name: 'Show it again' }).click()
  await moderator
    .getByRole('dialog', { name: `Show “${name}” again?` })
    .getByRole('button', { name: 'Show it again' })
    .click()
  await expect(moderator.getByRole('status').getByText('The list is shown again')).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('heading', { name, level: 1 })).toBeVisible()
})
