import { useTranslate } from '../../../../lib/i18n.ts'
import { ContinueRow } from './continue-row.tsx'
import { FollowingRow } from './following-row.tsx'

const PARTS = { continue: ContinueRow, following: FollowingRow }
export const OWN_ROW_NAMES = {
  continue: 'Continue watching',
  following: 'New in what you follow',
  lists: 'Lists of members',
} as const

interface OwnRowProps {
  kind: keyof typeof PARTS
  /** Whether there may be something in it: who has nothing never asks for it. */
  isAwaited: boolean
}

/** A row for its reader alone. */
export function OwnRow({ kind, isAwaited }: OwnRowProps) {
  const t = useTranslate()
  const Part = PARTS[kind]
  return isAwaited ? <Part name={t(OWN_ROW_NAMES[kind])} /> : null
}
