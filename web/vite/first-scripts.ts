import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** Bytes after gzip, with 1,700 of language lines and what is not counted below: 168,500 at most for a first visit. */
const MOST_BYTES = 166_000
/** Where most visits begin, and what comes by itself with each before anybody does anything. */
const MEASURED = {
  home: ['nested-channels', 'count-downloads'],
  channel: ['grid-page', 'filter-bar', 'show-more', 'more-titles'],
  title: [],
} satisfies Readonly<Record<string, readonly string[]>>

/** Refuses a build of which a page has grown beyond what a slow phone takes in; what is to be lighter is then loaded on demand. */
export function firstScripts(): Plugin {
  return {
    name: 'first-scripts',
    applyToEnvironment: (environment) => environment.name === 'client',
    // After the list of styles that go with each script has been written into the first of them.
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entries = chunks.filter(({ isEntry }) => isEntry)
      for (const [page, parts] of Object.entries(MEASURED)) {
        const own = [page, ...parts].map(
          (wanted) =>
            chunks.find(({ name }) => name === wanted) ??
            this.error(`There is no script "${wanted}" to be weighed.`),
        )
        const bytes = weigh(neededBy([...entries, ...own], chunks))
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
