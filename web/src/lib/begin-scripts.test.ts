import { expect, it } from 'vitest'
import { beginLater, beginScripts, modulesOf } from './begin-scripts.ts'

const manifest = {
  routes: {
    __root__: {
      preloads: ['/assets/entry.js', { href: '/assets/site.js' }],
      css: ['/assets/site.css'],
      scripts: [{ attrs: { type: 'module', async: true, src: '/assets/entry.js' } }],
    },
    '/movies': { preloads: ['/assets/site.js', '/assets/grid.js'] },
    '/admin': { preloads: ['/assets/admin.js'] },
  },
}

it('leaves styles where they are, and takes out what would be fetched beside them', () => {
  const later = beginLater(manifest)
  expect(later.routes['__root__']).toMatchObject({
    css: ['/assets/site.css'],
    scripts: [{ attrs: { type: 'text/plain' }, children: '/assets/entry.js' }],
  })
  expect(later.routes['__root__']?.preloads).toBeUndefined()
  expect(beginLater(manifest)).toBe(later)
})

it('knows the modules of the page that is shown, each once', () => {
  expect(modulesOf(beginLater(manifest), ['__root__', '/movies'])).toEqual([
    '/assets/entry.js',
    '/assets/site.js',
    '/assets/grid.js',
  ])
})

it('writes a script that no address can end', () => {
  expect(
    beginScripts({ linesSrc: '</script>', searchPath: '/</script>', modules: [] }),
  ).not.toContain('</script>')
})
