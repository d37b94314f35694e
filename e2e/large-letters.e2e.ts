import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

/** How many pixels the page is wider than its window, and which labels of buttons are cut. */
async function lookAt(page: Page, address: string, percent: number) {
  await page.goto(address)
  await page.evaluate(
    (size) => document.documentElement.style.setProperty('font-size', size, 'important'),
    `${percent}%`,
  )
  // Down the whole page, so that what is drawn only when somebody comes near is there.
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    const cut = [...document.querySelectorAll<HTMLElement>('.mantine-Button-label')].filter(
      (label) => label.clientWidth > 1 && label.scrollWidth > label.clientWidth + 1,
    )
    const { scrollWidth, clientWidth } = document.documentElement
    return { beyond: scrollWidth - clientWidth, cut: cut.map(({ innerText }) => innerText) }
  })
}
const WHOLE = { beyond: 0, cut: [] }

test.use({ locale: 'fr-FR' })

for (const [name, viewport, percent] of [
  ['a narrow phone', { width: 320, height: 640 }, 100],
  ['a phone with letters twice as large', { width: 390, height: 844 }, 200],
] as const)
  test(`nothing is cut or lies beyond the edge on ${name}`, async ({ openContext, login }) => {
    const guest = await (await openContext({ locale: 'fr-FR', viewport })).newPage()
    for (const address of ['/', '/movies', '/login', '/search/keaton', '/calendar'])
      expect([address, await lookAt(guest, address, percent)]).toEqual([address, WHOLE])
    const member = await login('premium')
    await member.setViewportSize(viewport)
    const { results } = await (await member.request.get('/api/v1/search/nosferatu')).json()
    for (const address of [`/titles/${results[0].id}/nosferatu`, '/following', '/account-settings'])
      expect([address, await lookAt(member, address, percent)]).toEqual([address, WHOLE])
  })

test('what has the focus on a phone is not under the actions of its title', async ({ login }) => {
  const member = await login('premium')
  await member.setViewportSize({ width: 390, height: 844 })
  const { results } = await (await member.request.get('/api/v1/search/nosferatu')).json()
  await member.goto(`/titles/${results[0].id}/nosferatu`)
  const offered = member.getByRole('link', { name: 'Get this link' })
  await expect(offered).toBeVisible()
  for (let turn = 0; turn < 60; turn += 1) {
    await member.keyboard.press('Tab')
    if (await offered.evaluate((link) => link === document.activeElement)) break
  }
  await expect(offered).toBeFocused()
  const isOnTop = () =>
    offered.evaluate((link) => {
      const { left, right, bottom } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint((left + right) / 2, bottom - 4))
    })
  await expect.poll(isOnTop).toBe(true)
})
