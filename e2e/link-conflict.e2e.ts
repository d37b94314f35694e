import { expect, test } from './fixtures.ts'

const FROM_HERE = { headers: { 'sec-fetch-site': 'same-origin' } }

test('a moderator does not accept an address that they never saw, and reads what changed', async ({
  login,
  checkAccessibility,
}) => {
  const uploader = await login('uploader')
  const { results } = await (await uploader.request.get('/api/v1/search/metropolis')).json()
  const { qualities, languages } = await (
    await uploader.request.get('/api/v1/liens-options')
  ).json()
  const first = `https://archive.org/details/seen-${Date.now()}`
  const made = await uploader.request.post('/api/v1/liens', {
    data: {
      title_id: results[0].id,
      lien: first,
      qualite: qualities[0].id,
      langues: [languages.at(-1).id],
    },
    ...FROM_HERE,
  })
  expect(made.ok(), await made.text()).toBe(true)
  const [{ id, version }] = (await made.json()).data.liens

  // The moderator looks at it; then its uploader puts another address there.
  const moderator = await login('moderator')
  await moderator.goto('/admin/liens-validation')
  const navigation = moderator.getByRole('navigation', { name: 'Areas of the administration' })
  await expect(navigation.getByRole('link', { name: /^Links validation/ })).toHaveText(
    /^Links validation[1-9]\d*/,
  )
  const row = moderator
    .getByRole('listitem')
    .filter({ has: moderator.getByRole('checkbox') })
    .filter({ hasText: first.replace('https://', '') })
  await expect(row).toBeVisible()
  const changed = await uploader.request.put(`/api/v1/liens/${id}`, {
    data: { version, lien: `${first}-other` },
    ...FROM_HERE,
  })
  expect(changed.ok(), await changed.text()).toBe(true)

  // Denying with a reason says what changed, and keeps the reason.
  await row.getByRole('button', { name: /Deny/ }).click()
  const reason = moderator.getByRole('textbox', { name: /reason/i })
  await reason.fill('Needs an account.')
  await moderator.getByRole('dialog').getByRole('button', { name: /Deny/ }).click()
  const conflict = moderator.getByRole('dialog', {
    name: 'Somebody changed this in the meantime',
  })
  await expect(conflict.locator('del')).toHaveText(first)
  await expect(conflict.locator('ins')).toHaveText(`${first}-other`)
  await checkAccessibility(moderator)
  await conflict.getByRole('button', { name: 'Look again' }).click({ timeout: 20_000 })
  await expect(conflict).toBeHidden()
  await expect(reason).toHaveValue('Needs an account.')
  await moderator.getByRole('dialog').getByRole('button', { name: /Deny/ }).click()
  await expect(moderator.getByText('Denied 1 record')).toBeVisible()
})
