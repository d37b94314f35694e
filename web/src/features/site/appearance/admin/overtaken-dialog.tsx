import { Button, Group, Modal, Text } from '@mantine/core'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { Draft } from './use-draft.ts'

/** Two who change the same settings at once: whoever comes second chooses. */
export function OvertakenDialog({ draft: { overtaken, settle } }: { draft: Draft }) {
  const t = useTranslate()
  const keys = overtaken?.keys ?? []
  const isDraft = keys.length === 0
  return (
    <Modal
      opened={overtaken !== undefined}
      onClose={() => settle(true)}
      title={isDraft ? t('Somebody else has worked on the draft') : t('The site was changed')}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Text>
        {isDraft
          ? t('There is one draft for all. Go on with what :name made of it, or with your own.', {
              name: overtaken?.current.draft.saved_by ?? t('somebody else'),
            })
          : t('Since the draft was begun, this was changed elsewhere: :names.', {
              names: keys.map((key) => t(`Setting ${key}`)).join(', '),
            })}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => settle(false)}>
          {t('Take theirs')}
        </Button>
        <Button onClick={() => settle(true)}>{t('Keep mine')}</Button>
      </Group>
    </Modal>
  )
}
