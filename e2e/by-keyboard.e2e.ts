import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

/** No page asks for more of them from its beginning to what is looked for. */
const MOST_TABS = 120

/** Goes on by Tab alone, as somebody without a mouse does, until the focus is there and can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < MOST_TABS; pressed++) {
    const isThere = await target
      .evaluate((element) => element === document.activeElement)
      .catch(() => false)
    if (isThere) {
      await expect(target).toBeInViewport()
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Over what stands on every page. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await press(page, page.getByRole('link', { name: 'Skip the navigation' }))
}

/** A table is one stop of Tab, in which arrows lead on. */
async function goToRow(page: Page, row: Locator): Promise<void> {
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]').first())
  await page.keyboard.press('Control+Home')
  while (!(await row.evaluate((element) => element.contains(document.activeElement))))
    await page.keyboard.press('ArrowDown')
}

/** A press in the last cell of a row. */
async function pressInRow(page: Page, row: Locator, name: string): Promise<void> {
  await goToRow(page, row)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await press(page, row.getByRole('button', { name, exact: true }))
}

/** Types into a box with suggestions, and takes the first of them. */
async function choose(page: Page, box: Locator, text: string): Promise<void> {
  await type(page, box, text)
  await expect(page.getByRole('option', { name: new RegExp(text, 'i') }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

async function changeTaxa(page: Page, kind: 'genre' | 'keyword'): Promise<void> {
  const stamp = Date.now()
  const [kept, gone] = [`Attics ${stamp}`, `Lofts ${stamp}`]
  await open(page, `/admin/${kind}s?query=${stamp}`)
  for (const name of [kept, gone]) {
    await press(page, button(page, `Add a ${kind}`))
    await expect(field(page, 'Name')).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('row', { name })).toBeVisible()
    await expect(button(page, `Add a ${kind}`)).toBeFocused()
  }
  const row = page.getByRole('row', { name: gone })
  await pressInRow(page, row, `Edit ${gone}`)
  await expect(field(page, 'Name')).toBeFocused()
  await type(page, field(page, 'Name in French'), 'Greniers')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Greniers')
  await expect(button(page, `Edit ${gone}`)).toBeFocused()
  await page.keyboard.press('Escape')
  await pressInRow(page, row, `Merge “${gone}” into another`)
  await choose(page, page.getByRole('dialog').getByRole('combobox'), kept)
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }))
  await expect(row).toHaveCount(0)
  // Nothing is left that another page would show.
  const left = page.getByRole('row', { name: kept })
  await goToRow(page, left)
  await expect(left.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await press(page, button(page, 'Delete'))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }))
  await expect(left).toHaveCount(0)
}

for (const kind of ['keyword', 'genre'] as const)
  test(`a moderator adds, renames and merges ${kind}s by keyboard`, async ({ login }) => {
    await changeTaxa(await login('moderator'), kind)
  })

test('an editor writes news and builds a channel by keyboard', async ({ login }) => {
  const page = await login('admin')
  const title = `Found again ${Date.now()}`
  await open(page, '/admin/news')
  await press(page, page.getByRole('link', { name: 'New article' }))
  await type(page, field(page, 'Title'), title)
  await type(page, field(page, 'Text'), 'It lay in an attic.')
  await choose(page, page.getByRole('combobox', { name: 'Add a title' }), 'sintel')
  await tabTo(page, page.getByRole('radio', { name: 'Draft' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Publish now' })).toBeChecked()
  await press(page, button(page, 'Save'))
  await expect(page).toHaveURL(/\/admin\/news$/)
  const row = page.getByRole('row', { name: title })
  await expect(row).toContainText('Published')
  await press(page, row.getByRole('checkbox'), 'Space')
  await press(page, button(page, 'Delete'))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect(row).toHaveCount(0)

  const name = `Old nights ${Date.now()}`
  await open(page, '/admin/channels')
  await press(page, page.getByRole('link', { name: 'New channel' }))
  await type(page, field(page, 'Name'), name)
  await type(page, field(page, 'To year'), '1926')
  const result = page.getByRole('complementary', { name: 'Result' })
  await expect(result.getByRole('listitem').first()).toBeVisible()
  await press(page, button(page, 'Save'))
  await expect(page).toHaveURL(/\/admin\/channels$/)
  await open(page, `/admin/channels?query=${encodeURIComponent(name)}`)
  const made = page.getByRole('row', { name })
  await press(page, made.getByRole('checkbox'), 'Space')
  await press(page, button(page, 'Delete'))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect(made).toHaveCount(0)
})
