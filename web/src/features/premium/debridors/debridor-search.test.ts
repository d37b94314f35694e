import { describe, expect, it } from 'vitest'
import { nextOrder, readDebridorSearch } from './debridor-search.ts'

describe('the address of the table', () => {
  it('names what differs from the usual', () => {
    expect(
      readDebridorSearch({
        query: ' ada ',
        page: '2',
        perPage: '50',
        orderBy: 'last_check',
        orderDir: 'asc',
      }),
    ).toEqual({
      query: 'ada',
      page: 2,
      perPage: 50,
      orderBy: 'last_check',
      orderDir: 'asc',
    })
    expect(readDebridorSearch({ page: 1, perPage: 15 })).toEqual({})
  })

  it('is read without what makes no sense', () => {
    expect(
      readDebridorSearch({
        query: '  ',
        page: '-3',
        perPage: '7',
        orderBy: 'key',
        orderDir: 'asc',
      }),
    ).toEqual({ unread: true })
  })
})

describe('the order of the table', () => {
  it('goes down, up and away', () => {
    const first = nextOrder({ query: 'ada', page: 3 }, 'username')
    expect(first).toEqual({ query: 'ada', orderBy: 'username', orderDir: 'desc' })
    const second = nextOrder(first, 'username')
    expect(second).toEqual({ query: 'ada', orderBy: 'username', orderDir: 'asc' })
    expect(nextOrder(second, 'username')).toEqual({ query: 'ada' })
  })

  it('begins again with another column', () => {
    expect(nextOrder({ orderBy: 'username', orderDir: 'asc' }, 'last_check')).toEqual({
      orderBy: 'last_check',
      orderDir: 'desc',
    })
  })
})
