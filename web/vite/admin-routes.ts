import path from 'node:path'
import type { Plugin } from 'vite'
import { type Page, readPages } from '../src/routes.ts'

const ASKED = 'virtual:admin-routes'
const RESOLVED = `\0${ASKED}`
const ROUTES = path.resolve(import.meta.dirname, '../src/routes')
const FRAME = '/_shell/admin'

/**
 * `virtual:admin-routes`: the pages of the administration, for the browser. There are as many of them as of all others
 * together, and hardly anybody who reads the site enters one: in the first script of every page their addresses would
 * weigh on each. The generated table of pages is whole for types and on the server; in the browser it begins without
 * them, and `lib/admin-routes.ts` puts them in where somebody goes there.
 */
export function adminRoutes(): Plugin {
  return {
    name: 'admin-routes',
    enforce: 'pre',
    resolveId: (source) => (source === ASKED ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined
      return this.environment.name === 'client' ? routesApart(adminPages()) : NOTHING_APART
    },
    transform: {
      filter: { id: /\/routeTree\.gen\.ts$/ },
      handler(code) {
        return this.environment.name === 'client' ? withoutRoutes(code, adminPages()) : undefined
      },
    },
  }
}

/** On the server the table is whole from the beginning. */
const NOTHING_APART = 'export const addAdminPages = undefined'

/** Besides the one that stands for all of them until they are there: what is not found below `/admin`. */
function adminPages(): Page[] {
  return readPages(ROUTES).filter(({ id }) => id.startsWith(`${FRAME}/`) && id !== `${FRAME}/$`)
}

function routesApart(pages: readonly Page[]): string {
  const frames = pages.filter(({ isFrame }) => isFrame).map(({ file }) => file)
  if (frames.length > 0)
    throw new Error(
      `Pages of the administration have one frame, which is admin.tsx: ${frames.join(', ')}`,
    )
  const imports = pages.map(
    ({ file }, at) =>
      `import { Route as page${at} } from ${JSON.stringify(path.join(ROUTES, file))}`,
  )
  const children = pages.map(({ id }, at) => {
    const place = JSON.stringify(id.slice(FRAME.length))
    return `page${at}.update({ id: ${place}, path: ${place}, getParentRoute: () => frame })`
  })
  return `${imports.join('\n')}
export const addAdminPages = (frame) =>
  frame._addFileChildren([...frame.children, ${children.join(', ')}])`
}

/** The generated table without those pages; in its own words, since nothing in it can be asked to leave some out. */
export function withoutRoutes(table: string, pages: readonly Page[]): string {
  return pages.reduce((text, { file }) => {
    const [, imported] =
      new RegExp(
        `import \\{ Route as (\\w+)Import \\} from './routes/${path.parse(file).name}'\n`,
      ).exec(text) ?? []
    if (!imported) throw new Error(`routes/${file} is not in the generated table of pages`)
    return cut(
      cut(
        cut(text, `import \\{ Route as ${imported}Import \\} [^\n]*\n`),
        `const ${imported} = ${imported}Import\\.update\\(\\{[^}]*\\}(?: as any)?\\)\n`,
      ),
      `\\b${imported}: ${imported}\\b,?`,
    )
  }, table)
}

function cut(text: string, pattern: string): string {
  const found = text.match(new RegExp(pattern, 'g'))?.length ?? 0
  if (found !== 1)
    throw new Error(`The generated table of pages has ${found} of what matches ${pattern}`)
  return text.replace(new RegExp(pattern), '')
}
