import { z } from 'zod'
import { ownPathSchema } from '../settings/link-targets.ts'
import { defineSettingsPart, settingsGroup } from '../settings/settings-part.ts'

const MOST_REDIRECTS = 1_000

/** A path as it is compared: letters beyond ASCII may come encoded, and a slash at the end says nothing. */
export function plainPath(path: string): string {
  const [asked = ''] = path.split(/[?#]/)
  try {
    return decodeURI(asked).replace(/(?<=.)\/$/, '')
  } catch {
    return asked
  }
}

const redirectSchema = z.object({
  from: ownPathSchema.refine((path) => !/[?#]/.test(path), 'Please enter a path such as /movies.'),
  to: ownPathSchema,
})

export const redirectsSettingsPart = defineSettingsPart({
  tab: 'general',
  public: {},
  private: {
    /** Where pages lead that are not there (any more), from path to path. A page that is there is shown. */
    redirects: settingsGroup({
      pages: z
        .array(redirectSchema)
        .max(MOST_REDIRECTS)
        .superRefine((pages, context) => {
          const from = new Set(pages.map((page) => plainPath(page.from)))
          for (const [index, { to }] of pages.entries())
            if (from.has(plainPath(to)))
              context.addIssue({
                code: 'custom',
                path: [index, 'to'],
                message: 'This path is itself led on to another.',
              })
        })
        .default([]),
    }),
  },
  secret: {},
})
