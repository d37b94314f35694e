import { renderAsync } from '@resvg/resvg-js'
import path from 'node:path'
import type { Needs } from '../../../platform/platform.ts'
import { createDiskCache } from '../../../platform/storage/disk-cache.ts'
import { createWorkQueue, QueueFullError } from '../../../platform/work-queue.ts'

const MEGABYTE = 1024 * 1024
const CACHE_BYTES = 64 * MEGABYTE
const AT_ONCE = 1
const MOST_WAITING = 30

export const isBusy = (error: unknown) => error instanceof QueueFullError

/**
 * Makes pictures of drawings, one at a time and beside the event loop, and keeps them on the disk. All letters are
 * outlines of our own faces: nothing depends on the fonts of the machine.
 */
export function createRasteriser({
  config,
}: Needs<'config'>): (svg: string, width: number, key: string) => Promise<Uint8Array> {
  const cache = createDiskCache({
    directory: path.join(config.dataDir, 'cache', 'artwork'),
    mostBytes: () => CACHE_BYTES,
  })
  const queue = createWorkQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING })
  return async (svg, width, key) => {
    const name = `${key}-${width}`
    return (
      (await cache.get(name)) ??
      queue.once(name, async () => {
        const png = (
          await renderAsync(svg, {
            fitTo: { mode: 'width', value: width },
            font: { loadSystemFonts: false },
          })
        ).asPng()
        await cache.put(name, png)
        return png
      })
    )
  }
}
