import { defineFeature } from '../../../platform/feature.ts'
import { avatarRoutes } from './avatars.routes.ts'
import { registerAvatars } from './avatars.plugin.ts'
import { forgetPicture, listShownFiles } from './avatars.service.ts'
import { AVATAR_PURPOSE } from '@mediatheque/contract/accounts/avatars/avatars.schemas.ts'

export const feature = defineFeature({
  routes: avatarRoutes,
  plugins: [registerAvatars],
  filePurposes: [{ purpose: AVATAR_PURPOSE, listUses: listShownFiles }],
  accountDeletion: { after: (platform, { image }) => forgetPicture(platform, image) },
})
