import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import type { FilePurposeOfFeature } from '../../../platform/feature.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'

export const purposesOf = ({ features }: Needs<'features'>): readonly FilePurposeOfFeature[] =>
  features.flatMap(({ filePurposes = [] }) => filePurposes)

/** @throws AppError validation on `purpose` for one that nobody declares, or that a call of its own is for */
export function getGeneralPurpose(platform: Needs<'features'>, name: string): FilePurpose {
  const found = purposesOf(platform).find(({ purpose }) => purpose.name === name)
  if (!found?.purpose.isGeneral) throw fieldError('purpose', 'Files cannot be sent for this.')
  return found.purpose
}
