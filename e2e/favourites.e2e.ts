import { expect, test } from './fixtures.ts'

test('a member chooses what their profile shows first, and its order by keys', async ({
  login,
  openContext,
  checkAccessibility,
}) => {
  const owner = await login('team')
  const guest = await (await openContext()).newPage()
  await owner.goto('/get-user/team')
  const path = new URL(owner.url()).pathname
  await owner.getByRole('button', { name: 'Choose favourites' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Favourites' })
  for (const name of ['Metropolis', 'Sintel']) {
    await dialog.getByRole('combobox', { name: 'Add a title' }).fill(name)
    await owner.getByRole('option', { name }).first().click()
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
  const handle = dialog.getByRole('button', { name: /^Move “Sintel”/ })
  await handle.press('ArrowUp')
  await expect(dialog.getByRole('listitem').first()).toContainText('Sintel')
  await expect(handle).toBeFocused()
  await checkAccessibility(owner)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await guest.goto(path)
  const shown = guest.getByRole('region', { name: 'Favourites' }).getByRole('listitem')
  await expect(shown).toHaveCount(2)
  await expect(shown.first()).toContainText('Sintel')
  await checkAccessibility(guest)
})
