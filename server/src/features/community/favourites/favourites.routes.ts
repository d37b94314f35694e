import { favouriteEndpoints } from '@mediatheque/contract/community/favourites/favourites.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { presentTitleCard } from '../../catalogue/titles/titles.presenter.ts'
import { saveFavourites } from './favourites.service.ts'

export const favouriteRoutes = [
  bindEndpoint(favouriteEndpoints.saveFavourites, {
    run: ({ platform, actor, body, language }) =>
      saveFavourites(platform, actor.user.id, { titleIds: body.title_ids, language }),
    present: (titles, { platform }) => ({
      favourites: titles.map((title) => presentTitleCard(title, platform.clock.now())),
    }),
  }),
]
