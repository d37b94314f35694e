import { ActionIcon } from '@mantine/core'
import { IconActivityHeartbeat } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useCheckLink } from './use-check-link.ts'

/** Has a link looked at, for those who validate links. */
export function CheckLinkButton({ id, name }: { id: number; name: string }) {
  const t = useTranslate()
  const { mutate, isPending } = useCheckLink()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      loading={isPending}
      onClick={() => mutate({ params: { id } })}
      aria-label={t(':label: :name', { label: t('Check now'), name })}
      title={t('Check now')}
    >
      <IconActivityHeartbeat size={18} stroke={1.5} />
    </ActionIcon>
  )
}
