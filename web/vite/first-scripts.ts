import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** Bytes after gzip that a page names at its beginning: with what it asks for by itself a little later, 170,000 at most. */
const MOST_BYTES = 165_500
/** Where most visits begin. */
const MEASURED = ['home', 'channel', 'title']

/** Refuses a build of which a page has grown beyond what a slow phone takes in; what is to be lighter is then loaded on demand. */
export function firstScripts(): Plugin {
  return {
    name: 'first-scripts',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entries = chunks.filter(({ isEntry }) => isEntry)
      for (const page of MEASURED) {
        const own = chunks.find(({ name, isDynamicEntry }) => isDynamicEntry && name === page)
        if (!own) this.error(`There is no script of the page "${page}" to be weighed.`)
        const bytes = weigh(neededBy([...entries, own], chunks))
        if (bytes > MOST_BYTES)
          this.error(`The page "${page}" begins with ${bytes} bytes of scripts, of ${MOST_BYTES}.`)
      }
    },
  }
}

type Chunk = Rolldown.OutputChunk

function neededBy(chunks: readonly Chunk[], all: readonly Chunk[]): ReadonlySet<Chunk> {
  const needed = new Set(chunks)
  // A set is walked to what was added on the way, too.
  for (const { imports } of needed)
    for (const chunk of all) if (imports.includes(chunk.fileName)) needed.add(chunk)
  return needed
}

const weigh = (chunks: ReadonlySet<Chunk>) =>
  [...chunks].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
