import { slugify } from '../../core/slugify.ts'

/** Path of somebody's page. */
export const userUrl = (user: { readonly id: number; readonly username: string }) =>
  `/user/${user.id}/${slugify(user.username)}`
