import type { Page } from 'playwright/test'
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

/** A finger that rests on the middle of something, moves down by so much, and goes. */
async function touch(page: Page, at: { x: number; y: number }, restsMs: number, moves = 0) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: (typeof at)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [at])
  for (let moved = 0; moved < moves; moved += 20)
    await send('touchMove', [{ x: at.x, y: at.y - moved }])
  await page.waitForTimeout(restsMs)
  await send('touchEnd', [])
}

test('on a phone a finger that rests on a card opens what can be done with it, and scrolls otherwise', async ({
  login,
  openContext,
  checkAccessibility,
}) => {
  const storageState = await (await login('team')).context().storageState()
  const viewport = { width: 390, height: 844 }
  const phone = { storageState, viewport, hasTouch: true, isMobile: true }
  const page = await (await openContext(phone)).newPage()
  await page.goto('/movies')
  const more = page.getByRole('button', { name: /^More about/ })
  await expect(more.first()).toBeVisible()
  const card = more.nth(1).locator('xpath=../..')
  const { x, y, width } = (await card.boundingBox())!
  const at = { x: x + width / 2, y: y + width / 2 }
  const dialog = page.getByRole('dialog')

  await touch(page, at, 700)
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/movies$/)
  await expect(dialog.getByRole('link', { name: 'Go to its page' })).toHaveAttribute(
    'href',
    /^\/titles\/\d+\//,
  )
  await checkAccessibility(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await touch(page, at, 700, 200)
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0)
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/movies$/)
})
