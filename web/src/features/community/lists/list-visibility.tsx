import type { ListVisibility } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { IconLink, IconLock } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { Chip } from '../../../ui/chip.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './lists.module.css'

const HIDDEN = {
  unlisted: { icon: IconLink, label: 'Unlisted list' },
  private: { icon: IconLock, label: 'Private list' },
} as const

interface Of {
  visibility: ListVisibility
}

/** Says who else may see a list; nothing of one that is for all. */
export function ListVisibilityChip({ visibility }: Of) {
  const t = useTranslate()
  if (visibility === 'public') return null
  const { icon: Icon, label } = HIDDEN[visibility]
  return (
    <Chip>
      <Icon size={12} stroke={1.5} aria-hidden /> {t(label)}
    </Chip>
  )
}

export function ListVisibilityIcon({ visibility }: Of) {
  const t = useTranslate()
  if (visibility === 'public') return null
  const { icon: Icon, label } = HIDDEN[visibility]
  return (
    <span className={classes.visibility} title={t(label)}>
      <Icon size={14} stroke={1.7} aria-hidden />
      <VisuallyHidden>{t(label)}</VisuallyHidden>
    </span>
  )
}
