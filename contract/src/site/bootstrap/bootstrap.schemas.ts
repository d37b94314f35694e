import { z } from 'zod'
import { currentUserView, guestRoleView } from '../../accounts/users/users.schemas.ts'
import { viewedAsView } from '../../accounts/view-as/view-as.schemas.ts'
import { localizationView } from '../localizations/localizations.schemas.ts'
import { publicSettingsSchema } from '../../settings.ts'

/** What the application needs to know before its first screen, and again after a login or a logout. */
export const bootstrapData = z.object({
  settings: publicSettingsSchema,
  /** Null for visitors, whose rights are those of `guest_role`. */
  user: currentUserView.nullable(),
  guest_role: guestRoleView,
  /** As which role this session sees the site, whose rights those above are then; null for who sees it as they are. */
  viewed_as: viewedAsView.nullable(),
  /** It saw it as one until that ended by itself. Nothing can be changed until the page says that it knows. */
  has_view_ended: z.boolean(),
  i18n: localizationView.extend({
    /** Languages to choose from. */
    localizations: z.array(localizationView.pick({ language: true, name: true })),
  }),
  is_mobile_device: z.boolean(),
  show_cookie_notice: z.boolean(),
  /** What browsers subscribe to for messages while no page is open; null when the site sends none. */
  vapid_public_key: z.string().nullable(),
  /** Pages of the site that the footer leads to. */
  footer_pages: z.array(
    z.object({ slug: z.string(), title: z.string(), title_fr: z.string().nullable() }),
  ),
})
export type BootstrapData = z.infer<typeof bootstrapData>
