import { z } from 'zod'
import { token } from '../../core/input.ts'
import {
  emailSchema,
  givenPasswordSchema,
  newPasswordSchema,
  passwordConfirmationSchema,
} from '../auth/auth.schemas.ts'

export const PASSWORD_RESET_MINUTES = 60

const newPassword = {
  password: newPasswordSchema,
  password_confirmation: passwordConfirmationSchema,
}

const isConfirmed = (form: { password: string; password_confirmation: string }) =>
  form.password === form.password_confirmation
const unlike = { path: ['password_confirmation'], message: 'The two passwords do not match.' }

export const resetPasswordForm = z
  .object({ token: token({ max: 100 }), email: emailSchema, ...newPassword })
  .refine(isConfirmed, unlike)

/** Whether access tokens and linked services end with the old password, as they do when it is reset by mail. */
const endOtherAccess = { end_other_access: z.boolean().default(false) }

export const setPasswordForm = z
  .object({ ...newPassword, ...endOtherAccess })
  .refine(isConfirmed, unlike)

export const changePasswordForm = z
  .object({ current_password: givenPasswordSchema, ...newPassword, ...endOtherAccess })
  .refine(isConfirmed, unlike)
