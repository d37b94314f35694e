import type {
  SeasonRow,
  SeasonsSheet,
} from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'
import { addSeason, changeSeason } from './title-editing.queries.ts'
import classes from './title-editor.module.css'

interface SeasonDialogProps {
  sheet: SeasonsSheet
  /** Absent: one more. */
  season: SeasonRow | undefined
  onClose(): void
}

/** A season by itself: new, or as it is. */
export function SeasonDialog({ sheet, season, onClose }: SeasonDialogProps) {
  const t = useTranslate()
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('Close') }}
      size="lg"
      title={season ? t('Season :number', { number: season.number }) : t('Add a season')}
    >
      {season ? (
        <EditSeason sheet={sheet} season={season} onClose={onClose} />
      ) : (
        <NewSeason sheet={sheet} onClose={onClose} />
      )}
    </Modal>
  )
}

const valuesOf = (season: SeasonRow) => ({
  name: season.name ?? '',
  name_fr: season.name_fr ?? '',
  plot: season.plot ?? '',
  plot_fr: season.plot_fr ?? '',
  year: String(season.year ?? ''),
  release_date: season.release_date ?? '',
  poster: season.poster ?? '',
})
type Values = ReturnType<typeof valuesOf>

function EditSeason({ sheet, season, onClose }: SeasonDialogProps & { season: SeasonRow }) {
  const t = useTranslate()
  const ofView = (view: SeasonsSheet) =>
    valuesOf(view.seasons.find(({ number }) => number === season.number) ?? season)
  const contract = useContractForm({
    initialValues: valuesOf(season),
    write: changeSeason,
    args: (values: Values, { version, edited }) => ({
      params: { id: sheet.id, season: season.number },
      body: {
        version,
        ...Object.fromEntries(Object.entries(values).filter(([name]) => edited.has(name as never))),
      },
    }),
    record: {
      key: `title ${sheet.id}`,
      version: sheet.version,
      valuesOf: ofView,
      versionOf: (saved) => saved.version,
      shownAfter: ofView,
    },
    onSuccess: () => {
      toast.positive(t('Season saved'))
      onClose()
    },
  })
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        <SeasonFields form={contract.form} />
        <Buttons isSubmitting={contract.isSubmitting} label={t('Save')} onClose={onClose} />
      </Stack>
    </ContractForm>
  )
}

const FIRST_NUMBER = 1

function NewSeason({ sheet, onClose }: Omit<SeasonDialogProps, 'season'>) {
  const t = useTranslate()
  const last = Math.max(FIRST_NUMBER - 1, ...sheet.seasons.map(({ number }) => number))
  const contract = useContractForm({
    initialValues: { number: String(last + 1), episodes: '', name: '', name_fr: '' },
    write: addSeason,
    args: (values: { number: string; episodes: string; name: string; name_fr: string }) => ({
      params: { id: sheet.id },
      body: { ...values, version: sheet.version, episodes: values.episodes || '0' },
    }),
    onSuccess: () => {
      toast.positive(t('Season added'))
      onClose()
    },
  })
  const { form } = contract
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        <div className={classes.pair}>
          <TextInput
            label={t('Number')}
            description={t('Specials are season 0.')}
            inputMode="numeric"
            data-autofocus
            {...form.getInputProps('number')}
          />
          <TextInput
            label={t('Episodes')}
            description={t('So many are added, called by their numbers.')}
            inputMode="numeric"
            {...form.getInputProps('episodes')}
          />
        </div>
        <div className={classes.pair}>
          <TextInput label={t('Name')} maxLength={300} {...form.getInputProps('name')} />
          <TextInput
            label={t('Name in French')}
            maxLength={300}
            {...form.getInputProps('name_fr')}
          />
        </div>
        <Buttons isSubmitting={contract.isSubmitting} label={t('Add a season')} onClose={onClose} />
      </Stack>
    </ContractForm>
  )
}

function SeasonFields({ form }: { form: UseFormReturnType<Values> }) {
  const t = useTranslate()
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label={t('Name')}
          maxLength={300}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <TextInput label={t('Name in French')} maxLength={300} {...form.getInputProps('name_fr')} />
        <TextInput
          label={t('Release date')}
          type="date"
          min="1000-01-01"
          max="2200-12-31"
          {...form.getInputProps('release_date')}
        />
        <TextInput
          label={t('Year')}
          inputMode="numeric"
          maxLength={4}
          {...form.getInputProps('year')}
        />
      </div>
      <Textarea label={t('Plot')} {...LONG} {...form.getInputProps('plot')} />
      <Textarea label={t('Plot in French')} {...LONG} {...form.getInputProps('plot_fr')} />
      <TextInput label={t('Poster picture')} type="url" {...form.getInputProps('poster')} />
    </>
  )
}

const LONG = { autosize: true, minRows: 2, maxRows: 8, maxLength: 10_000 } as const

interface ButtonsProps {
  isSubmitting: boolean
  label: string
  onClose(): void
}

function Buttons({ isSubmitting, label, onClose }: ButtonsProps) {
  const t = useTranslate()
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" loading={isSubmitting}>
        {label}
      </Button>
    </Group>
  )
}
