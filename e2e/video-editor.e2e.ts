import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { expectToMove, play } from './watch-video.ts'

const SAID = '1\n00:00:00,000 --> 00:00:20,000\nA letter arrives\n'

/** Two that are added in the form, by what their choice is called. */
const TYPED = [
  ['A cat at night', 'Video file', '/samples/episode-short.mp4'],
  ['Of another site', 'Player of another site', 'https://archive.org/details/felix'],
] as const
/** The other types, which the form sends as it does those. */
const SENT = [
  { name: 'In parts', type: 'stream', src: 'https://archive.org/felix/master.m3u8' },
  { name: 'At a host', type: 'infofile', src: 'https://archive.org/download/felix/felix.mkv' },
  { name: 'Elsewhere', type: 'external', src: 'https://archive.org/details/felix' },
]

async function addVideo(page: Page, [name, type, address]: (typeof TYPED)[number]) {
  await page.getByRole('radio', { name: type }).check()
  await page.getByRole('textbox', { name: /^Address of/ }).fill(address)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('button', { name: 'Add a video' }).click()
  await expect(page).toHaveURL(/\/videos\/\d+\/edit$/)
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

test('videos of the five types are added to an episode, ordered, captioned and watched', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('moderator')
  const post = async (path: string, data: object) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await page.request.post(path, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { title } = await post('/api/v1/titles', {
    name: `Felix in the dark ${Date.now()}`,
    type: 'series',
    is_series: true,
  })
  await post(`/api/v1/titles/${title.id}/seasons`, { version: 1, number: 1, episodes: 2 })
  const at = `/admin/titles/${title.id}/edit`

  await test.step('what leads nowhere is refused on its field', async () => {
    await page.goto(`${at}/seasons/1/episodes/1/videos/new`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Inside')
    const address = page.getByRole('textbox', { name: 'Address of the file' })
    await address.fill('http://192.168.1.9/film.mp4')
    await page.getByRole('button', { name: 'Add a video' }).click()
    await expect(page.getByText('This address leads into a private network.')).toBeVisible()
    await expect(address).toBeFocused()
    await checkAccessibility(page)
  })

  await test.step('one of each type is added', async () => {
    await addVideo(page, TYPED[0])
    await page.goto(`${at}/seasons/1/episodes/1/videos/new`)
    await addVideo(page, TYPED[1])
    const place = { title_id: title.id, season_number: 1, episode_number: 1 }
    for (const video of SENT) await post('/api/v1/videos', { ...place, ...video })
  })

  await test.step('they are ordered by the keyboard', async () => {
    await page.goto(`${at}/videos?season=1&episode=1`)
    const rows = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Move/ }) })
    await expect(rows).toHaveCount(5)
    await checkAccessibility(page)
    await page.getByRole('button', { name: /^Move “Elsewhere”/ }).press('Home')
    await page.getByRole('button', { name: 'Save the order' }).click()
    await expect(page.getByText('Order saved')).toBeVisible()
    await page.reload()
    await expect(rows.first()).toContainText('Elsewhere')
  })

  await test.step('one is deleted and brought back', async () => {
    await page.getByRole('button', { name: 'Delete At a host' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('link', { name: 'At a host', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'At a host', exact: true })).toBeVisible()
  })

  await test.step('captions are sent, and shown later than their file says', async () => {
    await page.getByRole('link', { name: 'A cat at night', exact: true }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'felix.srt', mimeType: 'text/plain', buffer: Buffer.from(SAID) })
    await page.getByRole('button', { name: 'Add captions' }).click()
    await page.getByRole('button', { name: 'Edit English' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Delay in seconds' }).fill('0.5')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('0.5 s later')).toBeVisible()
    await checkAccessibility(page)
  })

  await test.step('it is found among all videos, and watched', async () => {
    await page.goto('/admin/videos?query=A+cat+at+night')
    await expect(page.getByRole('rowheader', { name: 'A cat at night' }).first()).toBeVisible()
    const insights = page.getByRole('link', { name: 'Insights: A cat at night' }).first()
    await expect(insights).toHaveAttribute('href', /\/admin\/insights\/videos\/\d+$/)
    await checkAccessibility(page)
    await page.goto(`${at}/videos`)
    await page.getByRole('link', { name: 'A cat at night', exact: true }).click()
    await page.getByRole('link', { name: 'Watch', exact: true }).click()
    await expect(page).toHaveURL(/\/watch\/\d+/)
    await play(page)
    await expectToMove(page)
  })
})
