import { z } from 'zod'
import { type Permission, PERMISSIONS } from '../../core/permissions.ts'
import { limitsOf } from './permission-limits.ts'
import { line, wholeNumber } from '../../core/input.ts'

const restriction = z.object({
  name: line({ max: 40 }),
  /** Null: no limit. */
  value: wholeNumber({ most: Number.MAX_SAFE_INTEGER }).nullable(),
})

const grantedPermission = z
  .object({
    name: z.enum(PERMISSIONS, 'There is no such permission.'),
    restrictions: z.array(restriction).max(4).default([]),
  })
  .refine(({ name, restrictions }) => areKnown(name, restrictions), {
    error: 'This permission has no such limit.',
    path: ['restrictions'],
  })

function areKnown(name: Permission, restrictions: readonly { readonly name: string }[]): boolean {
  const given = restrictions.map((one) => one.name)
  const known = limitsOf(name).map(([limit]) => limit)
  return new Set(given).size === given.length && given.every((one) => known.includes(one))
}

/** What a role, or one account alone, is given: each permission once, with its limits. */
export const grantedPermissions = z
  .array(grantedPermission)
  .max(PERMISSIONS.length)
  .refine(
    (given) => new Set(given.map(({ name }) => name)).size === given.length,
    'Each permission is given once.',
  )
