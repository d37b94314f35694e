import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'

test('episodes posted by their numbers are accepted together by a moderator on a phone, in French, and offered each at its place', async ({
  login,
  openContext,
  checkAccessibility,
}) => {
  const uploader = await login('uploader')
  const { results } = await (await uploader.request.get('/api/v1/search/barrabas')).json()
  const [{ id }] = results
  const run = randomUUID().slice(0, 8)
  const addressOf = (episode: number) => `archive.org/details/barrabas-${run}-e${episode}`
  await uploader.goto(`/admin/liens/${id}/new?season=1`)
  await uploader.getByRole('combobox', { name: /^Quality/ }).click()
  await uploader.getByRole('option', { name: 'Blu-Ray 1080p', exact: true }).click()
  await uploader.getByRole('combobox', { name: /^Languages/ }).click()
  await uploader.getByRole('option', { name: 'Silent', exact: true }).click()
  await uploader.keyboard.press('Escape')
  await uploader
    .getByRole('textbox', { name: /^Links/ })
    .fill([3, 1, 2].map((episode) => `https://${addressOf(episode)}::${episode}`).join('\n'))
  await expect(uploader.getByText('3 links will be created')).toBeVisible()
  await uploader.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(uploader.getByText('Links added')).toBeVisible()

  const context = await openContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  const moderator = await context.newPage()
  const answer = await moderator.request.post('/auth/login', {
    data: { email: 'moderator@demo.example', password: 'Demo-1234!', remember: false },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok()).toBe(true)
  const rows = moderator
    .getByRole('listitem')
    .filter({ has: moderator.getByRole('checkbox') })
    .filter({ hasText: `barrabas-${run}` })
  await test.step('they are chosen one by one, and everything stays within the phone', async () => {
    await moderator.goto('/admin/liens-validation')
    await expect(rows).toHaveCount(3)
    for (const row of await rows.all()) await row.getByRole('checkbox').check()
    await expect(moderator.getByText('3 éléments sélectionnés')).toBeVisible()
    expect(await moderator.evaluate('document.documentElement.scrollWidth')).toBe(390)
    await checkAccessibility(moderator)
  })
  await moderator.getByRole('button', { name: 'Accepter', exact: true }).first().click()
  await expect(moderator.getByText('3 éléments acceptés')).toBeVisible()
  await expect(rows).toHaveCount(0)

  const member = await login('member')
  for (const episode of [1, 2, 3]) {
    await member.goto(`/titles/${id}/season/1/episode/${episode}/download`)
    const copy = member
      .getByRole('row')
      .filter({ hasText: `Season 1 · Episode ${episode}` })
      .filter({ hasText: 'Blu-Ray 1080p' })
    await expect(copy.first()).toBeVisible()
  }
  const list = await member.request.get(`/api/v1/liens?title_id=${id}&perPage=100`)
  const { data } = (await list.json()).pagination
  const places = data
    .filter(({ lien }: { lien: string }) => lien.includes(run))
    .map(({ lien, saison, episode }: { lien: string; saison: number; episode: number }) => [
      lien.at(-1),
      saison,
      episode,
    ])
  expect(places.toSorted()).toEqual([
    ['1', 1, 1],
    ['2', 1, 2],
    ['3', 1, 3],
  ])

  // Where there are many seasons, a phone shows the one that is chosen.
  const felix = await (await member.request.get('/api/v1/search/felix')).json()
  await member.setViewportSize({ width: 390, height: 844 })
  await member.goto(`/titles/${felix.results[0].id}/download`)
  // It may lie below the window, where the first episode plays, but not beyond the edge of its row.
  const chosen = member
    .getByRole('group', { name: 'Seasons' })
    .getByRole('button', { pressed: true })
  const sides = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    return { left, right }
  }
  await expect(async () => {
    const [own, row] = [await chosen.evaluate(sides), await chosen.locator('..').evaluate(sides)]
    expect(own.left).toBeGreaterThanOrEqual(row.left)
    expect(own.right).toBeLessThanOrEqual(row.right)
  }).toPass()
})
