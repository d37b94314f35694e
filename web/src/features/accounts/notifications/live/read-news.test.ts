import { afterEach, expect, it, vi } from 'vitest'
import { readNews } from './read-news.ts'

// Whether a page is being rendered on the server is asked of the server's framework, which is not here.
vi.mock('../../../../lib/server-page.ts', () => ({ getServerPage: () => undefined }))

let stop: (() => void) | undefined
afterEach(() => stop?.())

it('the stream of notifications is asked for in the active workspace', () => {
  const opened: string[] = []
  vi.stubGlobal('document', {
    cookie: 'activeWorkspaceId=7',
    getElementById: () => ({ textContent: JSON.stringify({ basePath: '/media', bootstrap: {} }) }),
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal(
    'EventSource',
    class {
      constructor(address: string) {
        opened.push(address)
      }
      addEventListener(): void {}
      close(): void {}
    },
  )
  stop = readNews({ onNews: () => undefined, getPosition: () => 3 })
  expect(opened).toEqual(['/media/api/v1/notifications/stream?after=3&workspaceId=7'])
})
