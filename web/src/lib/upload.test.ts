import { avatarEndpoints } from '@mediatheque/contract/accounts/avatars/avatars.endpoints.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from './api.ts'
import { upload } from './upload.ts'

vi.mock('./page-data.ts', () => ({
  siteUrl: (path: string) => `/media${path}`,
  getPageData: () => ({ cookies: '', bootstrap: { i18n: { lines: {} } } }),
}))

/** A connection of which a test decides what happens on it. */
class FakeRequest {
  static last: FakeRequest
  readonly upload: { onprogress?: () => void } = {}
  onprogress?: () => void
  onload?: () => void
  onerror?: () => void
  status = 0
  responseText = ''
  address = ''
  isAborted = false
  constructor() {
    FakeRequest.last = this
  }
  open(method: string, address: string): void {
    this.address = `${method} ${address}`
  }
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {
    this.isAborted = true
  }
  answer(status: number, body: string): void {
    this.status = status
    this.responseText = body
    this.onload?.()
  }
}

const begin = () => {
  const result = upload(avatarEndpoints.uploadAvatar, {
    params: { id: 7 },
    body: new FormData(),
  }).then(
    (answer) => ({ answer }),
    ({ status, message, errors }: ApiError) => ({ status, message, errors }),
  )
  return { result, request: FakeRequest.last }
}

describe('an upload', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
  })
  afterEach(() => void vi.useRealTimers())

  it('is given up when nothing has moved for half a minute', async () => {
    const { result, request } = begin()
    vi.advanceTimersByTime(29_999)
    expect(request.isAborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await result).toMatchObject({ status: 0, message: 'Upload timed out' })
    expect(request.isAborted).toBe(true)
  })

  it('may take as long as it likes while something moves, and is given up when that ends', async () => {
    const { result, request } = begin()
    for (let count = 0; count < 10; count++) {
      vi.advanceTimersByTime(25_000)
      request.upload.onprogress?.()
    }
    expect(request.isAborted).toBe(false)
    vi.advanceTimersByTime(30_000)
    expect(await result).toMatchObject({ message: 'Upload timed out' })
  })

  it('gives the answer, below the path of the site', async () => {
    const { result, request } = begin()
    request.answer(200, '{"image":"/a.webp"}')
    expect(await result).toEqual({ answer: { image: '/a.webp' } })
    expect(request.address).toBe('POST /media/api/v1/users/7/avatar')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('says what the server refused, by field', async () => {
    const { result, request } = begin()
    request.answer(422, '{"message":"No","errors":{"file":["No"]}}')
    expect(await result).toMatchObject({ status: 422, errors: { file: ['No'] } })
  })

  it('fails with the default message where nothing answers, or nothing that can be read', async () => {
    const first = begin()
    first.request.onerror?.()
    expect(await first.result).toMatchObject({
      status: 0,
      message: 'There was an issue. Please try again.',
    })
    const second = begin()
    second.request.answer(502, '<h1>Bad gateway</h1>')
    expect(await second.result).toMatchObject({
      status: 502,
      message: 'There was an issue. Please try again.',
    })
  })
})
