import { NEWS_PICTURE_PURPOSE } from '@mediatheque/contract/catalogue/news/editing/news-pictures.ts'
import { Button, Input, TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { siteUrl } from '../../../../lib/page-data.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { ApiError } from '../../../../lib/api.ts'
import { DropZone } from '../../../../ui/upload/drop-zone.tsx'
import { sendNewsPicture } from './send-news-picture.ts'
import { keepArticlePicture } from './articles.queries.ts'
import classes from './articles.module.css'

interface ArticlePictureProps {
  value?: string
  error?: ReactNode
  onChange?(image: string): void
  'data-path'?: string
}

/** As it is stored: without the base path of the site. */
const stored = (address: string) => address.slice(Math.max(0, address.indexOf('/files/')))

/** The picture above the article: sent, or fetched from its address. */
export function ArticlePicture({ value = '', error, onChange, ...field }: ArticlePictureProps) {
  const t = useTranslate()
  const [fault, setFault] = useState<string>()
  const send = async ([file]: readonly File[]) => {
    if (!file) return
    setFault(undefined)
    try {
      onChange?.(stored(await sendNewsPicture(file)))
    } catch (failure) {
      setFault(errorMessage(failure))
    }
  }
  return (
    <Input.Wrapper
      label={t('Picture above the article')}
      labelElement="div"
      description={t('Without one, the first title that it is about lends its own.')}
    >
      {value ? (
        <div className={classes.picture}>
          <img src={siteUrl(value)} alt="" />
          <Button variant="default" onClick={() => onChange?.('')}>
            {t('Remove the picture')}
          </Button>
        </div>
      ) : (
        <>
          <DropZone
            text={t('Drop a picture here, or choose one.')}
            hint={t('JPEG, PNG, WebP, AVIF or GIF, at most 4 MB.')}
            buttonLabel={t('Choose a picture')}
            inputLabel={t('Picture file')}
            accept={NEWS_PICTURE_PURPOSE.types}
            isSingle
            error={fault ?? (typeof error === 'string' ? error : undefined)}
            path={field['data-path']}
            onFiles={(files) => void send(files)}
          />
          <ByAddress onKept={(image) => onChange?.(image)} />
        </>
      )}
    </Input.Wrapper>
  )
}

/** Enter fetches it, without saving the page. */
function ByAddress({ onKept }: { onKept(image: string): void }) {
  const t = useTranslate()
  const [url, setUrl] = useState('')
  const { mutate, isPending, error } = useWrite(keepArticlePicture, {
    onSuccess: ({ image }) => onKept(image),
    onError: () => undefined,
  })
  const fetchIt = () => {
    if (url.trim() !== '') mutate({ body: { url: url.trim() } })
  }
  const fetchByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    fetchIt()
  }
  const fault = error instanceof ApiError ? error.errors['url']?.[0] : undefined
  return (
    <div className={classes.address}>
      <TextInput
        label={t('Or its address')}
        description={t('Of a site whose pictures are shown here. It is fetched and kept.')}
        // Its button stands in line with it.
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        type="url"
        maxLength={2_000}
        value={url}
        error={error ? (fault ? t(fault) : errorMessage(error)) : undefined}
        onChange={(event) => setUrl(event.currentTarget.value)}
        onKeyDown={fetchByEnter}
      />
      <Button variant="default" loading={isPending} onClick={fetchIt}>
        {t('Fetch')}
      </Button>
    </div>
  )
}
