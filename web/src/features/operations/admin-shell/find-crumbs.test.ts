import { expect, it } from 'vitest'
import { findCrumbs } from './find-crumbs.ts'

const pages = [
  { path: '/admin', name: undefined },
  { path: '/admin/liens', name: 'Links' },
  { path: '/admin/liens/$titleId', name: undefined },
  { path: '/admin/liens/$titleId/new', name: undefined },
]
const params = { titleId: '7' }

it('leads from the start page over every page above to here', () => {
  const here = {
    path: '/admin/liens/$titleId/new',
    params,
    title: 'New lien on Metropolis',
    names: { '/admin/liens/$titleId': 'Metropolis' },
  }
  expect(findCrumbs(pages, 'Administration', here)).toEqual([
    { name: 'Administration', path: '/admin' },
    { name: 'Links', path: '/admin/liens' },
    { name: 'Metropolis', path: '/admin/liens/7' },
    { name: 'New lien on Metropolis' },
  ])
})

it('leaves out what has no name, and paths that are no page', () => {
  const path = '/admin/liens/$titleId/$lienId/edit'
  const here = { path, params, title: 'Edit', names: {} }
  expect(findCrumbs(pages, 'Administration', here).map(({ name }) => name)).toEqual([
    'Administration',
    'Links',
    'Edit',
  ])
})

it('calls the page itself as its loader does', () => {
  const path = '/admin/liens/$titleId'
  const here = { path, params, title: 'Links: Metropolis', names: { [path]: 'Metropolis' } }
  expect(findCrumbs(pages, undefined, here).at(-1)).toEqual({ name: 'Metropolis' })
})

it('is the start page alone there', () => {
  const here = { path: '/admin/', params: {}, title: 'Administration', names: {} }
  expect(findCrumbs(pages, 'Administration', here)).toEqual([{ name: 'Administration' }])
})

it('begins below the start page for whoever may not enter that', () => {
  const here = { path: '/admin/liens/$titleId', params, title: 'Metropolis', names: {} }
  expect(findCrumbs(pages, undefined, here).map(({ name }) => name)).toEqual([
    'Links',
    'Metropolis',
  ])
})
