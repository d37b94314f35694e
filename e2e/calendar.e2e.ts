import { expect, test } from './fixtures.ts'

test('a month is read as a grid by keys and as a list, by its own address, and by programs', async ({
  login,
  openContext,
  checkAccessibility,
}) => {
  const guest = await (await openContext()).newPage()
  await guest.goto('/calendar?month=1927-01')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('January 1927')
  const days = guest.getByRole('grid')
  await expect(days.getByRole('link', { name: /Metropolis/ })).toBeVisible()
  await checkAccessibility(guest)
  const first = days.locator('[data-day="1927-01-01"]')
  await first.focus()
  await first.press('ArrowDown')
  await expect(days.locator('[data-day="1927-01-08"]')).toBeFocused()
  await guest.keyboard.press('Home')
  await expect(days.locator('[data-day="1927-01-03"]')).toBeFocused()
  await guest.getByRole('button', { name: 'As a list' }).click()
  await expect(guest).toHaveURL(/view=list/)
  // However long a name is, a phone shows its beginning.
  await guest.setViewportSize({ width: 390, height: 800 })
  await guest.getByText('Metropolis', { exact: true }).evaluate((name) => {
    name.textContent = `Metropolis ${'and its machines '.repeat(20)}`
  })
  expect(await guest.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await checkAccessibility(guest)
  await guest.getByRole('link', { name: 'Next month' }).click()
  await expect(guest).toHaveURL(/month=1927-02/)
  await guest.goto('/calendar?month=1801-01')
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  const file = await guest.request.get('/calendar.ics')
  expect(await file.text()).toContain('BEGIN:VCALENDAR')

  const member = await login('member')
  await member.goto('/calendar?month=2099-01')
  await expect(member.getByText('Nothing comes out this month')).toBeVisible()
  await member.getByRole('button', { name: 'Make an address' }).click()
  const address = member.getByRole('textbox', {
    name: 'What I follow, at an address that only I know',
  })
  await expect(address).toHaveValue(/calendar\.ics\?key=/)
  await checkAccessibility(member)
  const own = await address.inputValue()
  expect((await guest.request.get(own)).status()).toBe(200)
  await member.getByRole('button', { name: 'End the address' }).click()
  await expect(address).toBeHidden()
  expect((await guest.request.get(own)).status()).toBe(404)
})
