import { z } from 'zod'
import {
  emailSchema,
  givenPasswordSchema,
  newPasswordSchema,
  PASSWORD_MAX_LENGTH,
} from '../auth/auth.schemas.ts'

export const PASSWORD_RESET_MINUTES = 60

const newPassword = {
  password: newPasswordSchema,
  password_confirmation: z
    .string('Please confirm the password.')
    .min(1, 'Please confirm the password.')
    .max(PASSWORD_MAX_LENGTH),
}

const isConfirmed = (form: { password: string; password_confirmation: string }) =>
  form.password === form.password_confirmation
const unlike = { path: ['password_confirmation'], message: 'The two passwords do not match.' }

export const resetPasswordForm = z
  .object({ token: z.string().max(100), email: emailSchema, ...newPassword })
  .refine(isConfirmed, unlike)

export const setPasswordForm = z.object(newPassword).refine(isConfirmed, unlike)

export const changePasswordForm = z
  .object({ current_password: givenPasswordSchema, ...newPassword })
  .refine(isConfirmed, unlike)
