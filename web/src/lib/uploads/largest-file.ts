import { restrictionValue } from '@mediatheque/contract/core/permissions.ts'
import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { FILE_SIZE_RESTRICTION } from '@mediatheque/contract/operations/files/files.quotas.ts'
import { getBootstrap } from '../session.tsx'

/** Bytes of a file that its reader may send for a purpose. */
export function largestFile({ maxBytes }: FilePurpose): number {
  const { user } = getBootstrap()
  const byRole = user && restrictionValue(user, 'files.create', FILE_SIZE_RESTRICTION)
  return Math.min(maxBytes, byRole ?? Infinity)
}
