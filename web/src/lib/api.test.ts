import { anyone } from '@mediatheque/contract/core/access.ts'
import { defineEndpoint } from '@mediatheque/contract/core/endpoint.ts'
import { listQuery } from '@mediatheque/contract/core/list-query.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callPath } from './api.ts'

const shared = { access: anyone, summary: '', response: z.unknown() } as const
const getTitle = defineEndpoint({ ...shared, method: 'GET', path: 'titles/:id/seasons/:number' })
const updateLink = defineEndpoint({ ...shared, method: 'PUT', path: 'liens/:id' })
const deleteLinks = defineEndpoint({ ...shared, method: 'DELETE', path: 'liens/:ids' })
const logIn = defineEndpoint({ ...shared, method: 'POST', path: 'auth/login' })

describe('the path of a call', () => {
  it('is below api/v1, but for auth and secure', () => {
    expect(callPath(updateLink, { params: { id: 7 } })).toBe('/api/v1/liens/7')
    expect(callPath(logIn, {})).toBe('/auth/login')
  })

  it('cannot be broken out of by a parameter', () => {
    expect(callPath(getTitle, { params: { id: '../users', number: '1?a=b' } })).toBe(
      '/api/v1/titles/..%2Fusers/seasons/1%3Fa%3Db',
    )
  })

  it('joins the lists that the server wants joined and repeats the others', () => {
    const path = callPath(getTitle, {
      params: { id: 1, number: 2 },
      query: { with: ['genres', 'videos'], loadCount: ['liens'], genre: ['drama', 'horror'] },
    })
    expect(decodeURIComponent(path)).toBe(
      '/api/v1/titles/1/seasons/2?with=genres,videos&loadCount=liens&genre=drama&genre=horror',
    )
  })

  it('leaves out what has no value, and keeps zero and false', () => {
    expect(callPath(logIn, { query: { a: undefined, b: null, c: '', d: 0, e: false } })).toBe(
      '/auth/login?d=0&e=false',
    )
  })

  it('ask lists how they page, unless told otherwise', () => {
    const getTitles = defineEndpoint({ ...shared, method: 'GET', path: 'titles', query: listQuery })
    expect(callPath(getTitles, { query: { page: 2 } })).toBe(
      '/api/v1/titles?page=2&paginate=preferLengthAware',
    )
    expect(callPath(getTitles, { query: { paginate: 'simple' } })).toBe(
      '/api/v1/titles?paginate=simple',
    )
  })

  it('names the active workspace on GET, POST and PUT only', () => {
    expect(callPath(updateLink, { params: { id: 7 } }, 3)).toBe('/api/v1/liens/7?workspaceId=3')
    expect(callPath(deleteLinks, { params: { ids: '7,8' } }, 3)).toBe('/api/v1/liens/7%2C8')
    expect(callPath(logIn, {}, 0)).toBe('/auth/login')
  })
})
