import { defineFeature } from '../../../platform/feature.ts'
import { avatarRoutes } from './avatars.routes.ts'
import { registerAvatars } from './avatars.plugin.ts'
import { forgetPicture } from './avatars.service.ts'

export const feature = defineFeature({
  routes: avatarRoutes,
  plugins: [registerAvatars],
  accountDeletion: { after: (platform, { image }) => forgetPicture(platform, image) },
})
