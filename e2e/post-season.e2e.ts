import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

async function findTitle(page: Page, name: string): Promise<number> {
  const { results } = await (await page.request.get(`/api/v1/search/${name}`)).json()
  return results[0].id
}

async function describeLinks(page: Page, language: string) {
  await page.getByRole('combobox', { name: /^Quality/ }).click()
  await page.getByRole('option', { name: 'Blu-Ray 1080p', exact: true }).click()
  await page.getByRole('combobox', { name: /^Languages/ }).click()
  await page.getByRole('option', { name: language, exact: true }).click()
  await page.keyboard.press('Escape')
}

const addressOf = (name: string) => `https://archive.org/details/${name}-${randomUUID()}`
const lines = (page: Page) => page.getByRole('textbox', { name: /^Links/ })
const plan = (page: Page) => page.getByRole('region').getByRole('listitem')
const add = (page: Page) => page.getByRole('button', { name: 'Add', exact: true })

test('an uploader posts a season by numbers behind the lines, and by the first episode, and sees before what each line becomes', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('uploader')
  const id = await findTitle(page, 'felix')

  // Episodes by their numbers; what is wrong is said by its line, while it is typed and when it is sent.
  await page.goto(`/admin/liens/${id}/new?season=3`)
  await expect(add(page)).toBeDisabled()
  await describeLinks(page, 'Silent')
  const [first, second] = [addressOf('felix'), addressOf('felix')]
  await lines(page).fill(`${first}::3\nhttps://example.invalid/a::2`)
  const refusal = 'Line 2: example.invalid is not a known host'
  await expect(plan(page).nth(0)).toContainText('Internet Archive')
  await expect(plan(page).nth(0)).toContainText('Season 3 · Episode 3')
  await expect(plan(page).nth(0)).toContainText(first)
  await expect(plan(page).nth(1)).toContainText(refusal)
  await expect(page.getByText('1 line has to be changed first')).toBeVisible()
  await checkAccessibility(page)
  await add(page).click()
  await expect(page.getByText(refusal)).toHaveCount(2)
  await expect(lines(page)).toHaveValue(`${first}::3\nhttps://example.invalid/a::2`)
  await lines(page).fill(`${first}::3\n${second}::2`)
  await expect(page.getByText('2 links will be created')).toBeVisible()
  await expect(plan(page).nth(1)).toContainText('Season 3 · Episode 2')
  await add(page).click()
  await expect(page.getByText('Links added')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/admin/liens/${id}$`))

  // Each line the next episode; what is there already is refused by its line, and what is changed above counts at once.
  await page.goto(`/admin/liens/${id}/new?season=3`)
  await describeLinks(page, 'Silent')
  const third = addressOf('felix')
  await lines(page).fill(`${third}\n${second}`)
  await expect(plan(page).nth(1)).toContainText('Line 2: this title already has')
  await page.getByLabel('First episode').fill('2')
  await expect(plan(page).nth(0)).toContainText('Season 3 · Episode 2')
  const fourth = addressOf('felix')
  await lines(page).fill(`${third}\n${fourth}`)
  await expect(page.getByText('2 links will be created')).toBeVisible()
  await expect(plan(page).nth(1)).toContainText('Season 3 · Episode 3')
  await page.getByRole('switch', { name: 'Full season' }).click()
  await expect(page.getByLabel('First episode')).toHaveCount(0)
  await expect(plan(page).nth(1)).toContainText('Part 2 of 2')
  await expect(plan(page).nth(1)).toContainText('Full season 3')
  await page.getByRole('switch', { name: 'Full season' }).click()
  await expect(plan(page).nth(1)).toContainText('Season 3 · Episode 3')
  await add(page).click()
  await expect(page.getByText('Links added')).toBeVisible()
  const answer = await page.request.get(
    `/api/v1/liens?loader=liens&title_id=${id}&perPage=50&orderBy=created_at`,
  )
  const { data } = (await answer.json()).pagination
  const placeOf = (address: string) => {
    const { saison, episode } = data.find(({ lien }: { lien: string }) => lien === address)
    return `${saison} ${episode}`
  }
  expect([first, second, third, fourth].map(placeOf)).toEqual(['3 3', '3 2', '3 2', '3 3'])
})

test('lines of one host become the parts of one link, of which the uploader is told where else they are', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('uploader')
  const id = await findTitle(page, 'metropolis')
  await page.goto(`/admin/liens/${id}/new`)
  await expect(page.getByLabel('Season')).toHaveCount(0)
  await describeLinks(page, 'Silent')
  const parts = [addressOf('metropolis'), addressOf('metropolis')]
  const other = `https://www.gutenberg.org/ebooks/${Date.now()}`
  await lines(page).fill([parts[0], other, parts[1]].join('\n'))
  await expect(page.getByText('2 links will be created')).toBeVisible()
  await expect(plan(page).nth(0)).toContainText('Part 1 of 2')
  await expect(plan(page).nth(1)).toContainText('Project Gutenberg')
  await expect(plan(page).nth(2)).toContainText('Part 2 of 2')
  await checkAccessibility(page)
  await add(page).click()
  await expect(page.getByText('Links added')).toBeVisible()

  // A moderator is shown every part of it in one row, and accepts them together.
  const moderator = await login('moderator')
  await moderator.goto('/admin/liens-validation')
  const [begin, end] = parts.map((part) => part.replace('https://', ''))
  const row = moderator
    .getByRole('listitem')
    .filter({ has: moderator.getByRole('checkbox') })
    .filter({ hasText: begin! })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(end!)
  await checkAccessibility(moderator)
  await row.getByRole('button', { name: /^Accept/ }).click()
  await expect(row).toBeHidden()

  // Whoever downloads it is given both, in their order.
  const list = await page.request.get(`/api/v1/liens?loader=liens&title_id=${id}&perPage=100`)
  const whole = (await list.json()).pagination.data.find(
    ({ lien }: { lien: string }) => lien === parts[0],
  )
  expect(whole).toMatchObject({ active: 1, total_parts: 2 })
  const member = await login('member')
  await member.goto(`/download/${whole.id}`)
  const given = member.getByRole('main').getByRole('list').getByRole('listitem')
  await expect(given).toHaveText([/Part 1.*/, /Part 2.*/])
  await expect(given.nth(0)).toContainText(begin!)
  await expect(given.nth(1)).toContainText(end!)
  await checkAccessibility(member)

  const elsewhere = await findTitle(page, 'nosferatu')
  await page.goto(`/admin/liens/${elsewhere}/new`)
  await lines(page).fill(other)
  await expect(plan(page)).toContainText('It is on Metropolis too.')
  await expect(page.getByText('1 link will be created')).toBeVisible()
  await checkAccessibility(page)
  // Nothing was added by looking.
  const own = await page.request.get(`/api/v1/liens?loader=liens&title_id=${elsewhere}`)
  const { data } = (await own.json()).pagination
  expect(data.map(({ lien }: { lien: string }) => lien)).not.toContain(other)
})
