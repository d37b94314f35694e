import { z } from 'zod'
import { userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { languageQuery } from '../titles/titles.schemas.ts'
import { followedNewsSchema, homeRowsInput, homeRowsView } from './home.schemas.ts'

export const homeEndpoints = {
  getHomeRows: defineEndpoint({
    method: 'GET',
    path: 'users/me/home-rows',
    access: userWith('titles.view'),
    summary: 'How the caller arranged the rows of the front page',
    response: homeRowsView,
  }),
  saveHomeRows: defineEndpoint({
    method: 'PUT',
    path: 'users/me/home-rows',
    access: userWith('titles.view'),
    summary: 'Order and hide rows of the front page; nothing ordered and hidden is the usual order',
    body: homeRowsInput,
    response: homeRowsView,
  }),
  listFollowedNews: defineEndpoint({
    method: 'GET',
    path: 'users/me/followed-news',
    access: userWith('titles.view'),
    summary: 'What is new in the titles and people that the caller follows, newest first',
    query: languageQuery,
    response: z.object({ items: z.array(followedNewsSchema) }),
  }),
}
