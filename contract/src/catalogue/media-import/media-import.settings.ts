import { z } from 'zod'
import { token } from '../../core/input.ts'
import { placesOfSecrets } from '../../site/settings/secret-places.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'
import { standInSchema } from '../../site/settings/stand-in.ts'

const key = token({ max: 500 }).default('')

/** Outside databases that titles are imported from. One with a key is set up by its key; the others by being switched on. */
export const mediaImportSettingsPart = defineSettingsPart({
  tab: 'content',
  public: {},
  private: {
    import_tmdb: settingsGroup({ api: standInSchema, pictures: standInSchema }).register(
      placesOfSecrets,
      { secret: 'import_tmdb_key', fields: ['api'] },
    ),
    import_igdb: settingsGroup({ api: standInSchema, login: standInSchema }).register(
      placesOfSecrets,
      { secret: 'import_igdb_key', fields: ['api', 'login'] },
    ),
    import_books: settingsGroup({
      is_on: z.boolean().default(false),
      open_library: standInSchema,
      google_books: standInSchema,
    }).register(placesOfSecrets, { secret: 'import_books_key', fields: ['google_books'] }),
    import_deezer: settingsGroup({ is_on: z.boolean().default(false), api: standInSchema }),
    import_refresh: settingsGroup({
      is_on: z.boolean().default(false),
      /** Hours after which what is airing is asked for again. */
      every_hours: z.number().int().min(1).max(720).default(24),
      /** Of one run, which there is every hour. */
      most_titles: z.number().int().min(1).max(500).default(50),
    }),
  },
  secret: {
    import_tmdb_key: settingsGroup({ api_key: key }),
    import_igdb_key: settingsGroup({ client_id: key, client_secret: key }),
    /** Google Books can be asked without, but seldom. */
    import_books_key: settingsGroup({ google_key: key }),
  },
})
