import { defineFeature } from '../../../platform/feature.ts'
import { chooseOutgoingMail } from './outgoing-mail.service.ts'
import { testMail } from './test-mail.ts'

export const feature = defineFeature({
  outgoingMail: chooseOutgoingMail,
  connectionTests: [testMail],
})
