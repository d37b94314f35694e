import { Button, Group, Modal } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { SortableRows } from '../../../../ui/sortable-rows.tsx'
import { moved } from './plan-rows.ts'
import { allPlansQuery, orderPlans } from './plans.queries.ts'
import classes from './plans.module.css'

/** In which order the plans are shown. */
export function OrderPlansDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const t = useTranslate()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('Order of the plans')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Suspense>{isOpen && <Order onClose={onClose} />}</Suspense>
    </Modal>
  )
}

function Order({ onClose }: { onClose(): void }) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(allPlansQuery())
  const [plans, setPlans] = useState(data.pagination.data)
  const save = useWrite(orderPlans, {
    onSuccess: () => {
      toast.positive(t('Order saved'))
      onClose()
    },
  })
  return (
    <>
      <SortableRows
        rows={plans}
        idOf={({ id }) => id}
        handle={({ name }) => ({
          label: t('Move “:name”: arrow keys, Home, End', { name: t(name) }),
          hint: t('Drag, or use the arrow keys'),
        })}
        onMove={(plan, place) => setPlans(moved(plans, plan, place))}
        render={({ name }) => <span className={classes.ordered}>{t(name)}</span>}
      />
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          loading={save.isPending}
          onClick={() => save.mutate({ body: { ids: plans.map(({ id }) => id) } })}
        >
          {t('Save')}
        </Button>
      </Group>
    </>
  )
}
