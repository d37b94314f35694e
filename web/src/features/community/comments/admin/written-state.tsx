import {
  WRITTEN_STATE_NAMES,
  type WrittenState,
} from '@mediatheque/contract/community/comments/written-comments.list.ts'
import { IconCircleCheck, IconEyeOff, IconFlag, IconTrash } from '@tabler/icons-react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './reported-comments.module.css'

const ICONS = {
  shown: IconCircleCheck,
  held: IconEyeOff,
  reported: IconFlag,
  deleted: IconTrash,
} as const satisfies Record<WrittenState, unknown>

interface WrittenStateProps {
  state: WrittenState
  deleted: { readonly at: string; readonly by: string | null } | null
}

/** What became of something that a member wrote, and through whom. */
export function WrittenStateMark({ state, deleted }: WrittenStateProps) {
  const t = useTranslate()
  const format = useFormat()
  const Icon = ICONS[state]
  return (
    <span className={classes.stack}>
      <span className={classes.state}>
        <Icon size={14} stroke={1.5} aria-hidden />
        <span>{t(WRITTEN_STATE_NAMES[state])}</span>
      </span>
      {deleted && (
        <span className={classes.dim} title={format.dateTime(deleted.at)}>
          {[deleted.by, format.age(deleted.at)].filter(Boolean).join(' · ')}
        </span>
      )}
    </span>
  )
}
