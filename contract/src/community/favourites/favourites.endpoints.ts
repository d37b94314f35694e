import { z } from 'zod'
import { titleCardSchema } from '../../catalogue/titles/titles.schemas.ts'
import { userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { favouritesInput } from './favourites.schemas.ts'

export const favouriteEndpoints = {
  saveFavourites: defineEndpoint({
    method: 'PUT',
    path: 'users/me/favourites',
    access: userWith('titles.view'),
    summary: 'Choose the titles that the own profile shows first, in their order',
    body: favouritesInput,
    response: z.object({ favourites: z.array(titleCardSchema) }),
  }),
}
