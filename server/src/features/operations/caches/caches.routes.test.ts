import { describe, expect, it, vi } from 'vitest'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'

const MEBIBYTE = 1024 * 1024

describe('caches', () => {
  const test = useTestApp()

  it('keep pages and pictures as the settings say, from the moment they are saved', async () => {
    const { config } = test.platform
    expect(config).toMatchObject({ guestPagesMs: 30_000, imageCacheBytes: 2_048 * MEBIBYTE })
    await updateSettings(test.platform, {
      kept_pages: { enable: true, seconds: 5 },
      kept_pictures: { megabytes: 100 },
    })
    await vi.waitFor(() =>
      expect(config).toMatchObject({ guestPagesMs: 5_000, imageCacheBytes: 100 * MEBIBYTE }),
    )
    await updateSettings(test.platform, { kept_pages: { enable: false, seconds: 5 } })
    await vi.waitFor(() => expect(config.guestPagesMs).toBe(0))
  })

  it('are emptied by who may change settings, and by nobody else', async () => {
    const { cache } = test.platform
    let loads = 0
    const remembered = () => cache.remember('a-thing', { ttlSeconds: 60 }, async () => ++loads)
    await remembered()
    const moderator = await test.as('moderator')
    expect((await moderator.call('POST', '/api/v1/admin/caches/clear')).statusCode).toBe(403)
    expect(await remembered()).toBe(1)
    const told = vi.fn()
    const stop = cache.onInvalidated(told)
    const admin = await test.as('admin')
    expect((await admin.call('POST', '/api/v1/admin/caches/clear')).statusCode).toBe(200)
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith('all'))
    stop()
    expect(await remembered()).toBe(2)
  })
})

describe('a size of pictures that the environment says', () => {
  const test = useTestApp({ IMAGE_CACHE_MB: '64' })

  it('stands before the settings', async () => {
    await updateSettings(test.platform, { kept_pictures: { megabytes: 100 } })
    const { call } = await test.as('admin')
    expect((await call('GET', '/api/v1/settings/cache')).json()).toMatchObject({
      values: { 'kept_pictures.megabytes': 64 },
      locked: { 'kept_pictures.megabytes': 'IMAGE_CACHE_MB' },
    })
    expect(test.platform.config.imageCacheBytes).toBe(64 * MEBIBYTE)
  })
})
