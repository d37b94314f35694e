import { favouriteEndpoints } from '@mediatheque/contract/community/favourites/favourites.endpoints.ts'
import { profileEndpoints } from '@mediatheque/contract/community/profiles/profiles.endpoints.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'

export const saveFavourites = defineWrite(favouriteEndpoints.saveFavourites, [
  profileEndpoints.getProfile,
])
