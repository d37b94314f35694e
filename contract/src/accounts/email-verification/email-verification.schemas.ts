import { line } from '../../core/input.ts'

export const VERIFICATION_CODE_LENGTH = 6
export const VERIFICATION_CODE_MINUTES = 15
export const VERIFICATION_CODE_ATTEMPTS = 5
export const VERIFICATION_RESEND_SECONDS = 60

const MESSAGE = 'Please enter the code of 6 digits from the mail.'

export const verificationCodeSchema = line({
  max: 20,
  missing: MESSAGE,
  tooLong: MESSAGE,
}).regex(new RegExp(`^\\d{${VERIFICATION_CODE_LENGTH}}$`), MESSAGE)
