import { expect, test } from './fixtures.ts'
import {
  expectToMove,
  findVideo,
  media,
  play,
  player,
  playing,
  secondsOf,
  seek,
} from './watch-video.ts'

const FILM = 'Nosferatu (drawn sample)'
const HALF = 165

test('a member watches a film with captions, in less detail, through a loss of the network, and goes on elsewhere', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('subscriber')
  const id = await findVideo(page, 'Nosferatu', FILM)

  await test.step('the film begins', async () => {
    await page.goto(`/watch/${id}`)
    await play(page)
    await expectToMove(page)
    expect((await playing(page)).volume).toBe(0.3)
  })

  await test.step('the player hears its keys, without a button of it pressed before', async () => {
    const isPaused = () =>
      media(page).evaluate((element) => (element as { paused?: boolean }).paused)
    await page.keyboard.press('k')
    await expect.poll(isPaused).toBe(true)
    await page.keyboard.press('Space')
    await expect.poll(isPaused).toBe(false)
    // Both within one instant, before the player has heard of the first.
    await player(page)
      .locator('[data-media-player]')
      .evaluate((element) => {
        for (const key of ['k', ' '])
          element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      })
    await expectToMove(page)
    expect(await isPaused()).toBe(false)
    const before = await secondsOf(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(before + 9)
  })

  await test.step('captions are shown', async () => {
    await seek(page, 6)
    await page.getByRole('button', { name: 'Turn captions on' }).press('Enter')
    await expect(page.locator('[data-part="cue"]').first()).toBeVisible()
  })

  await test.step('the picture is chosen', async () => {
    // Controls are out of sight while it plays; a key shows them, as a pointer does.
    await page.getByRole('button', { name: 'Player settings' }).press('Enter')
    await page.getByRole('button', { name: /^Picture quality/ }).click()
    await page.getByRole('button', { name: '180p', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Picture quality/ })).toContainText('180p')
    await checkAccessibility(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Player settings' })).toBeFocused()
  })

  await test.step('while the network is gone it is sought, and goes on when that is back', async () => {
    await page.context().setOffline(true)
    await seek(page, HALF)
    await page.waitForTimeout(5000)
    // Where it is now, which could not be told while there was no network.
    const told = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/plays'))
    await page.context().setOffline(false)
    await expectToMove(page, { from: HALF })
    await expect.poll(async () => (await playing(page)).videoHeight).toBe(180)
    await told
  })

  await test.step('it goes on where it was, also in another browser', async () => {
    await page.reload()
    await play(page)
    await expect(page.getByText(/^Resumed at [23]:/)).toBeVisible()
    await expectToMove(page, { from: HALF - 20 })
    // Else it would go on behind the other's back, on a slow machine to its end.
    const toggle = () =>
      player(page)
        .getByRole('button', { name: /^(Pause|Play)$/ })
        .press('Enter')
    await toggle()
    const other = await login('subscriber')
    await other.goto(`/watch/${id}`)
    // The robot's hand counts as a press, so that it may begin before one could read where it goes on.
    await play(other)
    await expectToMove(other, { from: HALF - 20 })
    await other.close()
    await toggle()
  })

  await test.step('what is said of a moment leads back there', async () => {
    const words = `The coachman knows ${Date.now()}`
    await page.getByRole('button', { name: 'Write a comment' }).click()
    await page.getByRole('textbox', { name: 'Your comment' }).fill(words)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    const comment = page.getByRole('listitem').filter({ hasText: words })
    await seek(page, 6)
    await comment.getByRole('button', { name: /^Go to \d:\d\d of the video$/ }).click()
    await expectToMove(page, { from: HALF - 20 })
    // Where nothing plays yet it begins there.
    await page.reload()
    await comment.getByRole('button', { name: /^Go to \d:/ }).click()
    await expectToMove(page, { from: HALF - 20 })
  })
})

test('segments, files and sound play on a phone too', async ({ login, checkAccessibility }) => {
  const page = await login('premium')
  await page.setViewportSize({ width: 390, height: 780 })
  for (const [title, name] of [
    ['Metropolis', 'Metropolis (drawn sample)'],
    ['Felix the Cat', 'Musical Mews'],
    ['Open Goldberg Variations', 'Aria (sample)'],
  ] as const)
    await test.step(name, async () => {
      await page.goto(`/watch/${await findVideo(page, title, name)}`)
      await play(page)
      await expectToMove(page)
    })
  await checkAccessibility(page)

  await test.step('where it is gone, other ways are offered', async () => {
    await page.route('**/samples/episode-short.mp4*', (route) => route.fulfill({ status: 404 }))
    await page.goto(`/watch/${await findVideo(page, 'Felix the Cat', 'Musical Mews')}`)
    await play(page)
    const failed = player(page).getByRole('alert')
    await expect(failed).toContainText('This video is not available at the moment.')
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unrouteAll()
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expectToMove(page)
  })
})

test('a member finds what they watched by its words, takes it along, forgets it and watches in private', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('team')
  const watched = page.getByRole('main').getByRole('listitem')
  const watch = async (name: string, title: string) => {
    const video_id = await findVideo(page, title, name)
    const data = { video_id, sitting: crypto.randomUUID(), seconds: 30, duration: 40 }
    const said = await page.request.post('/api/v1/plays', {
      data: { ...data, reason: 'left' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(said.status()).toBe(204)
  }

  await test.step('it is listed, last first, with how far it was watched', async () => {
    await watch('Metropolis (drawn sample)', 'Metropolis')
    await watch('Musical Mews', 'Felix the Cat')
    await page.goto('/')
    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('link', { name: 'Watch history' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Watch history' })).toBeVisible()
    await expect(watched.first()).toContainText('S1 E2 · Musical Mews')
    await expect(watched.first()).toContainText('75 % watched')
    await checkAccessibility(page)
  })

  await test.step('it is found by its words, and taken along', async () => {
    await page.getByRole('searchbox', { name: 'Search what you watched' }).fill('metro')
    await expect(watched).toHaveCount(1)
    await expect(page).toHaveURL(/\/history\?query=metro$/)
    const address = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
    const file = await (await page.request.get(address!)).text()
    expect(file).toContain('Metropolis')
    expect(file).not.toContain('Felix')
  })

  await test.step('one is taken out, then all', async () => {
    await page.getByRole('button', { name: 'Remove “Metropolis”' }).click()
    await expect(page.getByText('Nothing that you watched has these words.')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search what you watched' }).fill('')
    await expect(watched).toHaveCount(1)
    await page.getByRole('button', { name: 'Delete everything' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your watch history?' })
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
    await expect(page.getByText('Nothing watched yet')).toBeVisible()
  })

  await test.step('in private nothing is kept', async () => {
    const isPrivate = page.getByRole('switch', { name: 'Keep nothing of what I watch' })
    await isPrivate.press('Space')
    await expect(page.getByText('Nothing of what you watch is kept now')).toBeVisible()
    await watch('Musical Mews', 'Felix the Cat')
    await page.reload()
    await expect(page.getByText('Nothing watched yet')).toBeVisible()
    await expect(isPrivate).toBeChecked()
    await isPrivate.press('Space')
    await expect(page.getByText('What you watch is kept again')).toBeVisible()
  })
})
