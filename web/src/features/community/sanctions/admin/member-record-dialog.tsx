import type { MemberRecordView } from '@mediatheque/contract/community/sanctions/sanctions.schemas.ts'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { MemberFacts } from './member-facts.tsx'
import { SanctionForm } from './sanction-form.tsx'
import { SanctionRows } from './sanction-rows.tsx'
import { memberRecordQuery } from './sanctions.queries.ts'

interface MemberRecordDialogProps {
  userId: number
  name: string
  onClose(): void
}

/** What a member did so far, what they got for it, and what can be done about it. */
export default function MemberRecordDialog({ userId, name, onClose }: MemberRecordDialogProps) {
  const t = useTranslate()
  const { data, error } = useQuery(memberRecordQuery(userId))
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('Record of :name', { name })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {error && !data && <p>{errorMessage(error)}</p>}
      {!data && !error && <Skeleton height={200} />}
      {data && <MemberRecord record={data.record} />}
    </Modal>
  )
}

function MemberRecord({ record }: { record: MemberRecordView }) {
  const t = useTranslate()
  const [given, setGiven] = useState<'warning' | 'suspension'>()
  if (given)
    return <SanctionForm kind={given} record={record} onClose={() => setGiven(undefined)} />
  return (
    <Stack gap="lg">
      <MemberFacts record={record} />
      <SanctionRows record={record} />
      {record.can.sanction && (
        <Group gap="xs" justify="flex-end">
          <Button
            variant="default"
            leftSection={<IconAlertTriangle size={16} stroke={1.5} aria-hidden />}
            onClick={() => setGiven('warning')}
          >
            {t('Warn')}
          </Button>
          <Button
            color="red"
            variant="light"
            leftSection={<IconBan size={16} stroke={1.5} aria-hidden />}
            onClick={() => setGiven('suspension')}
          >
            {t('Suspend')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
