import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arrange, readPages } from './routes.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mediatheque-pages-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, id: string, rest = '') =>
  writeFileSync(path.join(folder, file), `export const Route = createFileRoute(${id})({})${rest}`)

describe('the table of pages', () => {
  it('is what the pages say of themselves', () => {
    write('shell.tsx', `'/_shell'`, '<Outlet />')
    write('home.tsx', `'/_shell/'`)
    write('title.tsx', `'/_shell/titles/$id'`)
    write('title-images.tsx', `\n  '/_shell/titles/$id/images',\n`)
    write('admin.tsx', `'/_shell/admin'`, '<Outlet />')
    write('admin-links.tsx', `'/_shell/admin/liens'`)
    writeFileSync(path.join(folder, 'home-content.tsx'), 'export function HomeContent() {}')
    expect(arrange(readPages(folder))).toEqual([
      {
        type: 'layout',
        id: 'shell',
        file: 'shell.tsx',
        children: [
          {
            type: 'route',
            path: '/admin',
            file: 'admin.tsx',
            children: [{ type: 'route', path: '/liens', file: 'admin-links.tsx' }],
          },
          { type: 'index', file: 'home.tsx' },
          { type: 'route', path: '/titles/$id', file: 'title.tsx' },
          { type: 'route', path: '/titles/$id/images', file: 'title-images.tsx' },
        ],
      },
    ])
  })

  it('has one file for each place', () => {
    write('news.tsx', `'/_shell/news'`)
    write('articles.tsx', `'/_shell/news'`)
    expect(() => readPages(folder)).toThrow('Two files of routes/ lie at /_shell/news')
  })

  it('cannot be made where a page does not say its place', () => {
    write('news.tsx', 'PLACE')
    expect(() => readPages(folder)).toThrow('routes/news.tsx does not say where it lies')
  })
})
