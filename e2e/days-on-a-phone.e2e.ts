import { expect, test } from './fixtures.ts'

test('days are chosen and compared by keyboard on a small phone', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('admin')
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/admin')
  const { keyboard } = page
  const button = page.getByRole('button', { name: /^Choose the days/ })
  const days = page.getByRole('dialog')
  const tabTo = async (name: string, role: 'button' | 'switch') => {
    const wanted = days.getByRole(role, { name, exact: true })
    await expect(async () => {
      await keyboard.press('Tab')
      await expect(wanted).toBeFocused({ timeout: 100 })
    }).toPass()
    return wanted
  }
  await button.press('Enter')
  await expect(days).toBeVisible()
  // Further down than the screen reaches: the calendar stays where its button is no longer seen.
  const compare = await tabTo('Compare', 'switch')
  await tabTo('Last 7 days', 'button')
  await keyboard.press('Enter')
  await tabTo('Compare', 'switch')
  await keyboard.press('Space')
  await expect(compare).toBeChecked()
  const chosen = (name: string) => days.getByRole('radio', { name })
  await expect(chosen('Preceding period')).toBeChecked()
  await keyboard.press('Tab')
  await keyboard.press('ArrowRight')
  await expect(chosen('Same period last year')).toBeChecked()
  // The week before is the preceding period too, and stays what was chosen.
  await keyboard.press('ArrowRight')
  await expect(chosen('Custom')).toBeChecked()
  await checkAccessibility(page)
  await keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(page.getByRole('columnheader', { name: 'Change' })).toBeVisible()
  const width = await page.evaluate('document.documentElement.scrollWidth')
  expect(width).toBe(390)
})
