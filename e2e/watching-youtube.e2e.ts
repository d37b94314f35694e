import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { findVideo, player, seek } from './watch-video.ts'

/** Speaks as YouTube's own player does to the page that it is embedded in: a film of a quarter of an hour. */
const YOUTUBE = `<!doctype html><title>Film</title><script>
  let state = 5
  let at = 0
  const told = { duration: 888, playbackRate: 1, volume: 30, muted: false, videoLoadedFraction: 1 }
  const tell = (info) =>
    parent.postMessage(JSON.stringify({ event: 'infoDelivery', info: { ...told, ...info } }), '*')
  const tellAll = () =>
    tell({
      playerState: state,
      progressState: { current: at, seekableStart: 0, seekableEnd: 888, loaded: 888, duration: 888 },
    })
  addEventListener('message', ({ data }) => {
    const { func, args } = JSON.parse(data)
    if (func === 'playVideo') state = 1
    if (func === 'pauseVideo') state = 2
    if (func === 'seekTo') at = args[0]
    tellAll()
  })
  setInterval(() => {
    if (state !== 1) return
    at += 0.25
    tellAll()
  }, 250)
</script>`

/** @returns addresses of the films that were asked for */
async function standInForYoutube(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: YOUTUBE })
  })
  return asked
}

test('a film of YouTube plays in the site’s own player, and goes on where it was left', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('premium')
  const asked = await standInForYoutube(page)
  const id = await findVideo(page, 'Sintel', 'Sintel', 'embed')
  const position = page.getByRole('slider', { name: 'Position in the video' })
  const seconds = async () => Number(await position.inputValue())

  // Who came by pressing something sees it begin by itself; others press play.
  const begin = async () => {
    await page.goto(`/watch/${id}`)
    const press = player(page).getByRole('button', { name: /^Play ./ })
    await press.or(position).first().waitFor()
    if (await press.isVisible()) await press.click({ timeout: 5000 }).catch(() => undefined)
  }
  await test.step('it begins', async () => {
    await begin()
    await expect.poll(seconds).toBeGreaterThan(1)
    expect(asked[0]).toMatch(/\/embed\/eRsGyueVLvQ\?/)
  })

  await test.step('it hears the keys, and has neither full screen nor a window of its own', async () => {
    await page.keyboard.press('k')
    await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect.poll(seconds).toBeGreaterThan(10)
    await expect(
      player(page).getByRole('button', { name: /full screen|picture in picture/i }),
    ).toHaveCount(0)
    await checkAccessibility(page)
  })

  await test.step('it goes on where it was left', async () => {
    await page.keyboard.press('k')
    await seek(page, 400)
    await expect.poll(seconds).toBeGreaterThan(400)
    await page.goto('/')
    await begin()
    await expect.poll(seconds).toBeGreaterThan(399)
  })
})
