import { expect, test } from './fixtures.ts'

test('a member keeps a title for later and rates it from its card, and from its page', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('team')
  await page.goto('/search/metropolis')
  const later = page.getByRole('button', { name: 'Keep for later: Metropolis', exact: true })
  await later.focus()
  // Whatever an earlier run left.
  if ((await later.getAttribute('aria-pressed')) === 'true') await later.press('Enter')
  await expect(later).toHaveAttribute('aria-pressed', 'false')
  await later.press('Enter')
  await expect(later).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').getByText('Kept for later')).toBeVisible()
  await checkAccessibility(page)

  await page.getByRole('button', { name: 'More about Metropolis', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Metropolis' })
  await expect(dialog.getByRole('button', { name: 'Kept for later' })).toBeVisible()
  await dialog.getByRole('radio', { name: '7 out of 10' }).click()
  await expect(dialog.getByRole('radio', { name: '7 out of 10' })).toBeChecked()
  await checkAccessibility(page)
  await dialog.getByRole('button', { name: 'Add to list' }).click()
  await expect(
    page.getByRole('dialog').getByRole('checkbox', { name: /Watch later/ }),
  ).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('img', { name: 'Your rating: 7 out of 10' }).first()).toBeVisible()

  await page.getByRole('link', { name: /New Metropolis 1927/ }).click()
  const rate = page.getByRole('button', { name: '7/10: your rating' })
  await rate.click()
  const stars = page.getByRole('dialog', { name: 'Rate “Metropolis”' })
  await stars.getByRole('radio', { name: '7 out of 10' }).focus()
  await page.keyboard.press('0')
  await expect(stars.getByRole('radio', { name: '10 out of 10', exact: true })).toBeChecked()
  await checkAccessibility(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '10/10: your rating' })).toBeFocused()
  const keep = page.getByRole('button', { name: 'Add to list' })
  await keep.press('Enter')
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keep).toBeFocused()
})
