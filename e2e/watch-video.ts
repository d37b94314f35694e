import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

export interface Playing {
  /** Seconds. */
  readonly currentTime: number
  readonly videoHeight: number
  readonly volume: number
}

/** The number of the video of this name, and of this type where several have the name. */
export async function findVideo(
  page: Page,
  title: string,
  name: string,
  type?: string,
): Promise<number> {
  const found = await page.request.get(`/api/v1/search/${encodeURIComponent(title)}?lang=en`)
  const { results }: { results: { id: number; name: string }[] } = await found.json()
  const { id } = results.find((result) => result.name === title)!
  const shown = await page.request.get(`/api/v1/titles/${id}?lang=en`)
  const videos: { id: number; name: string; type: string }[] = (await shown.json()).title.videos
  return videos.find((video) => video.name === name && (!type || video.type === type))!.id
}

export const player = (page: Page) => page.locator('[data-player-frame]')
export const media = (page: Page) => player(page).locator('video, audio').first()

export const playing = (page: Page): Promise<Playing> =>
  media(page).evaluate((element) => {
    const { currentTime, videoHeight, volume } = element as unknown as Playing
    return { currentTime, videoHeight, volume }
  })
export const secondsOf = async (page: Page) => (await playing(page)).currentTime

/** Who came by pressing something sees it begin by itself; others press play. */
export async function play(page: Page): Promise<void> {
  const begin = player(page).getByRole('button', { name: /^(Play|Lire) ./ })
  await begin.or(media(page)).first().waitFor({ state: 'attached' })
  if (await begin.isVisible()) await begin.click({ timeout: 5000 }).catch(() => undefined)
  await expect(media(page)).toBeAttached()
}

export async function seek(page: Page, seconds: number): Promise<void> {
  const position = page.getByRole('slider', { name: /^Position (in the video|dans la vidéo)$/ })
  await position.fill(String(seconds))
  await position.blur()
}

/** What keeps it from playing can be read here: whether it was told to, what it has of the film, what went wrong. */
const stateOf = (page: Page): Promise<string> =>
  media(page).evaluate((element) => {
    const { paused, readyState, networkState, error, currentSrc, buffered } =
      element as unknown as {
        readonly paused: boolean
        readonly readyState: number
        readonly networkState: number
        readonly error: { readonly message: string } | null
        readonly currentSrc: string
        readonly buffered: { readonly length: number }
      }
    const failed = error?.message ?? null
    return JSON.stringify({
      paused,
      readyState,
      networkState,
      failed,
      currentSrc,
      parts: buffered.length,
    })
  })

/** Time goes on from where it is now. */
export async function expectToMove(page: Page, { from = 0 } = {}): Promise<void> {
  await expectPast(page, from)
  await expectPast(page, (await secondsOf(page)) + 0.5)
}

async function expectPast(page: Page, seconds: number): Promise<void> {
  try {
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(seconds)
  } catch (error) {
    const at = await secondsOf(page)
    throw new Error(`It stands at ${at}, not past ${seconds}: ${await stateOf(page)}`, {
      cause: error,
    })
  }
}
