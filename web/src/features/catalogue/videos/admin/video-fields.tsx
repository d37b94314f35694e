import {
  VIDEO_TYPE_LABELS,
  VIDEO_TYPES,
} from '@mediatheque/contract/catalogue/videos/video-types.ts'
import { videoList } from '@mediatheque/contract/catalogue/videos/video.list.ts'
import { Radio, Select, Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useListValues } from '../../../../lib/lists/list-values.ts'
import { ChapterFields } from './chapter-fields.tsx'
import type { VideoFormValues } from './use-video-form.ts'
import { TYPE_WORDS } from './video-words.ts'
import classes from './videos.module.css'

export interface OfForm {
  form: UseFormReturnType<VideoFormValues>
}

/** What of a video is edited, but for whose it is. */
export function VideoFields({ form }: OfForm) {
  const t = useTranslate()
  return (
    <>
      <TypeFields form={form} />
      <TextInput
        label={t('Name')}
        description={t('As readers see it among the videos of the title.')}
        maxLength={300}
        {...form.getInputProps('name')}
      />
      <DescribingFields form={form} />
      <MomentFields form={form} />
    </>
  )
}

function TypeFields({ form }: OfForm) {
  const t = useTranslate()
  const { type } = form.values
  const words = TYPE_WORDS[type]
  const source = {
    label: t(words.address),
    description: t(words.hint),
    maxLength: 5_000,
    spellCheck: false,
    autoCapitalize: 'off',
    ...form.getInputProps('src'),
  }
  return (
    <>
      <Radio.Group label={t('How it is watched')} {...form.getInputProps('type')}>
        <div className={classes.types}>
          {VIDEO_TYPES.map((value) => (
            <Radio
              key={value}
              value={value}
              className={classes.type ?? ''}
              label={t(VIDEO_TYPE_LABELS[value])}
              description={t(TYPE_WORDS[value].text)}
            />
          ))}
        </div>
      </Radio.Group>
      {type === 'embed' ? (
        <Textarea autosize minRows={2} maxRows={8} {...source} />
      ) : (
        <TextInput inputMode="url" {...source} />
      )}
    </>
  )
}

function DescribingFields({ form }: OfForm) {
  const t = useTranslate()
  const qualities = useListValues(videoList.filters.quality) ?? []
  const languages = useListValues(videoList.filters.language) ?? []
  const options = (values: typeof qualities, name: (text: string) => string = (text) => text) =>
    values.map((one) => ({ value: String(one.value), label: name(one.name) }))
  const chosen = {
    searchable: true,
    clearable: true,
    clearButtonProps: { 'aria-label': t('Clear') },
    nothingFoundMessage: t('Nothing found'),
  } as const
  return (
    <>
      <div className={classes.pair}>
        <Select
          label={t('Quality')}
          data={options(qualities, t)}
          {...chosen}
          {...form.getInputProps('quality_id')}
        />
        <Select
          label={t('Language')}
          data={options(languages)}
          {...chosen}
          {...form.getInputProps('language')}
        />
      </div>
      <TextInput
        label={t('Picture')}
        description={t('Shown until it plays; without one, that of the title.')}
        type="url"
        maxLength={2_000}
        {...form.getInputProps('thumbnail')}
      />
      <Switch
        label={t('May be played here')}
        description={t('Off, it is listed, and nobody is told its address.')}
        {...form.getInputProps('streaming', { type: 'checkbox' })}
      />
    </>
  )
}

function MomentFields({ form }: OfForm) {
  const t = useTranslate()
  const time = (
    name: 'duration' | 'intro_start' | 'intro_end' | 'credits_start',
    label: string,
  ) => <TextInput label={label} placeholder="0:00" maxLength={20} {...form.getInputProps(name)} />
  return (
    <fieldset className={classes.group}>
      <legend>{t('Moments of the video')}</legend>
      <p className={classes.quiet}>
        {t('In minutes and seconds, such as 1:30, or with hours, such as 1:02:03.')}
      </p>
      <div className={classes.times}>
        {time('duration', t('Duration'))}
        {time('intro_start', t('Beginning of the intro'))}
        {time('intro_end', t('End of the intro'))}
        {time('credits_start', t('Beginning of the credits'))}
      </div>
      <ChapterFields form={form} />
      <TextInput
        label={t('Preview pictures')}
        description={t('A WebVTT file that names the pictures above the time line.')}
        maxLength={2_000}
        {...form.getInputProps('storyboard')}
      />
    </fieldset>
  )
}
