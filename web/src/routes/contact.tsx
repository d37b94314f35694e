import { createFileRoute } from '@tanstack/react-router'
import { pageHead, siteImage } from '../features/catalogue/title-cards/page-head.ts'
import { ContactPage } from '../features/site/contact/contact-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/contact')({
  head: () =>
    pageHead({
      name: translate('Contact'),
      description: translate('Write to those who run this site. The answer comes by mail.'),
      path: '/contact',
      image: siteImage(),
    }),
  component: Contact,
})

function Contact() {
  const navigate = Route.useNavigate()
  return <ContactPage onSent={() => void navigate({ to: '/' })} />
}
