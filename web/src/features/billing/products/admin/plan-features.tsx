import {
  MOST_PLAN_FEATURES,
  PLAN_FEATURE_MAX_LENGTH,
} from '@mediatheque/contract/billing/products/editing/plan-limits.ts'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { SortableRows } from '../../../../ui/sortable-rows.tsx'
import { moved, unusedKey } from './plan-rows.ts'
import classes from './plans.module.css'
import type { PlanValues } from './use-plan-form.ts'

/** What its readers get, line by line, in the order in which the plan says it. */
export function PlanFeatures({ form }: { form: UseFormReturnType<PlanValues> }) {
  const t = useTranslate()
  const features = form.values.feature_list
  const placeOf = (key: string) => features.findIndex((feature) => feature.key === key)
  return (
    <section className={classes.section} aria-labelledby="plan-features">
      <h2 id="plan-features">{t('Features')}</h2>
      {features.length > 0 && (
        <SortableRows
          rows={features}
          idOf={({ key }) => key}
          handle={({ text }) => ({
            label: t('Move “:name”: arrow keys, Home, End', { name: text }),
            hint: t('Drag, or use the arrow keys'),
          })}
          onMove={(feature, place) =>
            form.setFieldValue('feature_list', moved(features, feature, place))
          }
          render={(feature) => (
            <div className={classes.row}>
              <TextInput
                className={classes.grows}
                aria-label={t('Feature :place', { place: placeOf(feature.key) + 1 })}
                maxLength={PLAN_FEATURE_MAX_LENGTH}
                {...form.getInputProps(`feature_list.${placeOf(feature.key)}.text`)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('Remove “:name”', { name: feature.text })}
                title={t('Remove')}
                onClick={() => form.removeListItem('feature_list', placeOf(feature.key))}
              >
                <IconTrash size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            </div>
          )}
        />
      )}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          disabled={features.length >= MOST_PLAN_FEATURES}
          onClick={() =>
            form.insertListItem('feature_list', { key: unusedKey(features), text: '' })
          }
        >
          {t('Add a feature')}
        </Button>
      </div>
    </section>
  )
}
